// Generated from supabase/migrations by `npm run types:supabase`. Do not edit.

export type Json = string | number | boolean | null | {[key: string]: Json | undefined} | Json[];

export type Database = {
  public: {
    Tables: {
      contact_inquiries: {
        Row: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          inquiry_type: string | null;
          kind: string;
          last_name: string;
          mail_attempts: number;
          mailed_at: string | null;
          message: string;
          phone: string | null;
          preferred_date: string | null;
          preferred_time: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          first_name: string;
          id?: string;
          inquiry_type?: string | null;
          kind?: string;
          last_name: string;
          mail_attempts?: number;
          mailed_at?: string | null;
          message: string;
          phone?: string | null;
          preferred_date?: string | null;
          preferred_time?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          inquiry_type?: string | null;
          kind?: string;
          last_name?: string;
          mail_attempts?: number;
          mailed_at?: string | null;
          message?: string;
          phone?: string | null;
          preferred_date?: string | null;
          preferred_time?: string | null;
        };
        Relationships: [];
      };
      guest_wishlists: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          is_verified: boolean;
          product_category: string | null;
          product_id: string;
          product_image: string | null;
          product_name: string;
          product_price: number | null;
          shopify_product_id: string | null;
          token_expires_at: string | null;
          verification_token: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          is_verified?: boolean;
          product_category?: string | null;
          product_id: string;
          product_image?: string | null;
          product_name: string;
          product_price?: number | null;
          shopify_product_id?: string | null;
          token_expires_at?: string | null;
          verification_token?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          is_verified?: boolean;
          product_category?: string | null;
          product_id?: string;
          product_image?: string | null;
          product_name?: string;
          product_price?: number | null;
          shopify_product_id?: string | null;
          token_expires_at?: string | null;
          verification_token?: string | null;
        };
        Relationships: [];
      };
      newsletter_discount_requests: {
        Row: {
          code_expires_at: string | null;
          created_at: string;
          discount_code: string;
          email: string;
          id: string;
          is_verified: boolean;
          preferences: Json;
          token_expires_at: string | null;
          verification_token: string | null;
          verified_at: string | null;
        };
        Insert: {
          code_expires_at?: string | null;
          created_at?: string;
          discount_code: string;
          email: string;
          id?: string;
          is_verified?: boolean;
          preferences?: Json;
          token_expires_at?: string | null;
          verification_token?: string | null;
          verified_at?: string | null;
        };
        Update: {
          code_expires_at?: string | null;
          created_at?: string;
          discount_code?: string;
          email?: string;
          id?: string;
          is_verified?: boolean;
          preferences?: Json;
          token_expires_at?: string | null;
          verification_token?: string | null;
          verified_at?: string | null;
        };
        Relationships: [];
      };
      newsletter_subscriptions: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          is_active: boolean;
          preferences: Json;
          subscription_source: string;
          unsubscribed_at: string | null;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          is_active?: boolean;
          preferences?: Json;
          subscription_source: string;
          unsubscribed_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          is_active?: boolean;
          preferences?: Json;
          subscription_source?: string;
          unsubscribed_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      orders: {
        Row: {
          created_at: string;
          currency: string;
          email: string | null;
          id: string;
          items: Json;
          order_number: string;
          own_status: string;
          shopify_customer_id: number | null;
          shopify_order_id: number;
          shopify_updated_at: string;
          status: string;
          total_amount: number;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          currency?: string;
          email?: string | null;
          id?: string;
          items?: Json;
          order_number: string;
          own_status?: string;
          shopify_customer_id?: number | null;
          shopify_order_id: number;
          shopify_updated_at: string;
          status: string;
          total_amount: number;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          currency?: string;
          email?: string | null;
          id?: string;
          items?: Json;
          order_number?: string;
          own_status?: string;
          shopify_customer_id?: number | null;
          shopify_order_id?: number;
          shopify_updated_at?: string;
          status?: string;
          total_amount?: number;
          user_id?: string | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {created_at: string; display_name: string | null; updated_at: string; user_id: string};
        Insert: {
          created_at?: string;
          display_name?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          display_name?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      rate_limit_rules: {
        Row: {action: string; allowed: number; counted_by: string; period: string; scope: string};
        Insert: {
          action: string;
          allowed: number;
          counted_by: string;
          period: string;
          scope: string;
        };
        Update: {
          action?: string;
          allowed?: number;
          counted_by?: string;
          period?: string;
          scope?: string;
        };
        Relationships: [];
      };
      rate_limits: {
        Row: {action: string; attempts: number; resets_at: string; scope: string; subject: string};
        Insert: {
          action: string;
          attempts?: number;
          resets_at: string;
          scope: string;
          subject: string;
        };
        Update: {
          action?: string;
          attempts?: number;
          resets_at?: string;
          scope?: string;
          subject?: string;
        };
        Relationships: [];
      };
      shipments: {
        Row: {
          carrier: string | null;
          created_at: string;
          estimated_delivery: string | null;
          events: Json;
          id: string;
          order_id: string | null;
          pieces: number | null;
          shopify_fulfillment_id: number;
          shopify_order_id: number;
          shopify_updated_at: string;
          status: string;
          tracking_number: string | null;
          tracking_url: string | null;
        };
        Insert: {
          carrier?: string | null;
          created_at?: string;
          estimated_delivery?: string | null;
          events?: Json;
          id?: string;
          order_id?: string | null;
          pieces?: number | null;
          shopify_fulfillment_id: number;
          shopify_order_id: number;
          shopify_updated_at: string;
          status?: string;
          tracking_number?: string | null;
          tracking_url?: string | null;
        };
        Update: {
          carrier?: string | null;
          created_at?: string;
          estimated_delivery?: string | null;
          events?: Json;
          id?: string;
          order_id?: string | null;
          pieces?: number | null;
          shopify_fulfillment_id?: number;
          shopify_order_id?: number;
          shopify_updated_at?: string;
          status?: string;
          tracking_number?: string | null;
          tracking_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shipments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      shopify_customers: {
        Row: {shopify_customer_id: number; user_id: string};
        Insert: {shopify_customer_id: number; user_id: string};
        Update: {shopify_customer_id?: number; user_id?: string};
        Relationships: [];
      };
      stock_notices: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          product_name: string;
          product_path: string;
          variant_id: number;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          product_name: string;
          product_path: string;
          variant_id: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          product_name?: string;
          product_path?: string;
          variant_id?: number;
        };
        Relationships: [];
      };
      try_on_consents: {
        Row: {
          given_at: string;
          id: string;
          user_id: string;
          version: string;
          withdrawn_at: string | null;
        };
        Insert: {
          given_at?: string;
          id?: string;
          user_id: string;
          version: string;
          withdrawn_at?: string | null;
        };
        Update: {
          given_at?: string;
          id?: string;
          user_id?: string;
          version?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [];
      };
      try_on_sessions: {
        Row: {
          category: string;
          created_at: string;
          engine: string | null;
          id: string;
          original_image_url: string | null;
          photo_id: string | null;
          processed_image_url: string | null;
          product_id: string;
          session_group_id: string | null;
          status: string;
          user_id: string;
        };
        Insert: {
          category: string;
          created_at?: string;
          engine?: string | null;
          id?: string;
          original_image_url?: string | null;
          photo_id?: string | null;
          processed_image_url?: string | null;
          product_id: string;
          session_group_id?: string | null;
          status?: string;
          user_id: string;
        };
        Update: {
          category?: string;
          created_at?: string;
          engine?: string | null;
          id?: string;
          original_image_url?: string | null;
          photo_id?: string | null;
          processed_image_url?: string | null;
          product_id?: string;
          session_group_id?: string | null;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'try_on_sessions_photo_id_user_id_fkey';
            columns: ['photo_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'user_photos';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      try_on_shares: {
        Row: {session_id: string; shared_at: string; user_id: string};
        Insert: {session_id: string; shared_at?: string; user_id: string};
        Update: {session_id?: string; shared_at?: string; user_id?: string};
        Relationships: [
          {
            foreignKeyName: 'try_on_shares_session_id_user_id_fkey';
            columns: ['session_id', 'user_id'];
            isOneToOne: true;
            referencedRelation: 'try_on_sessions';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      user_photos: {
        Row: {
          category: string;
          id: string;
          image_url: string;
          is_validated: boolean;
          last_used_at: string;
          thumbnail_url: string | null;
          user_id: string;
        };
        Insert: {
          category: string;
          id?: string;
          image_url: string;
          is_validated?: boolean;
          last_used_at?: string;
          thumbnail_url?: string | null;
          user_id: string;
        };
        Update: {
          category?: string;
          id?: string;
          image_url?: string;
          is_validated?: boolean;
          last_used_at?: string;
          thumbnail_url?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      webhook_receipts: {
        Row: {received_at: string; topic: string; webhook_id: string};
        Insert: {received_at?: string; topic: string; webhook_id: string};
        Update: {received_at?: string; topic?: string; webhook_id?: string};
        Relationships: [];
      };
      wishlist: {
        Row: {
          created_at: string;
          id: string;
          product_category: string | null;
          product_id: string;
          product_image: string | null;
          product_name: string;
          product_price: number | null;
          shopify_product_id: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          product_category?: string | null;
          product_id: string;
          product_image?: string | null;
          product_name: string;
          product_price?: number | null;
          shopify_product_id?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          product_category?: string | null;
          product_id?: string;
          product_image?: string | null;
          product_name?: string;
          product_price?: number | null;
          shopify_product_id?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {[_ in never]: never};
    Functions: {
      claim_my_records: {
        Args: never;
        Returns: {wishlist_items: number; orders: number}[];
      };
      count_attempt: {
        Args: {action: string; client_key: string; address_key?: string};
        Returns: number;
      };
      count_function_attempt: {
        Args: {action: string; client_key?: string; address_key?: string; origin_key?: string};
        Returns: number;
      };
      erase_personal_data: {
        Args: {of_user: string};
        Returns: undefined;
      };
      expired_try_on_files: {
        Args: {unused_for: string; at_most?: number};
        Returns: string[];
      };
      export_my_data: {
        Args: never;
        Returns: Json;
      };
      get_shared_try_on: {
        Args: {session_id: string};
        Returns: {product_id: string; category: string; engine: string; created_at: string}[];
      };
      leave_inquiry: {
        Args: {
          client_key: string;
          first_name: string;
          last_name: string;
          email: string;
          message: string;
          phone?: string;
          inquiry_type?: string;
          kind?: string;
          preferred_date?: string;
          preferred_time?: string;
        };
        Returns: number;
      };
      record_shopify_message: {
        Args: {webhook_id: string; topic: string; order_message?: Json; shipment_messages?: Json};
        Returns: boolean;
      };
      unsubscribe_newsletter: {
        Args: {address: string};
        Returns: undefined;
      };
      verify_guest_wishlist_with_token: {
        Args: {token: string};
        Returns: {
          email: string;
          product_name: string;
          product_image: string;
          product_price: number;
        }[];
      };
      verify_newsletter_discount_with_token: {
        Args: {token: string};
        Returns: {email: string; discount_code: string}[];
      };
    };
    Enums: {[_ in never]: never};
    CompositeTypes: {[_ in never]: never};
  };
};
