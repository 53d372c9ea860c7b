/** What a subscriber may choose to read about; all on until changed. */
export const preferenceNames = ['marketing', 'product_updates', 'sales'] as const;

export type Preferences = Record<(typeof preferenceNames)[number], boolean>;

export const allOn: Preferences = {marketing: true, product_updates: true, sales: true};

export interface Subscription {
  active: boolean;
  preferences: Preferences;
}
