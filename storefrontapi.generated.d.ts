/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type ProductCardFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
> & {
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  variants: {
    nodes: Array<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'availableForSale'
      > & {
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  };
};

export type FilterFieldsFragment = Pick<
  StorefrontAPI.Filter,
  'id' | 'label' | 'type'
> & {
  values: Array<
    Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
  >;
};

export type ProductDetailsFragment = Pick<
  StorefrontAPI.Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'description'
  | 'descriptionHtml'
  | 'vendor'
  | 'productType'
  | 'tags'
> & {
  seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
    }
  >;
  variants: {
    nodes: Array<
      Pick<
        StorefrontAPI.ProductVariant,
        'sku' | 'quantityAvailable' | 'id' | 'title' | 'availableForSale'
      > & {
        image?: StorefrontAPI.Maybe<
          Pick<
            StorefrontAPI.Image,
            'id' | 'url' | 'altText' | 'width' | 'height'
          >
        >;
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  material?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  stones?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  care?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
};

export type ProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductByHandleQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Product,
      | 'id'
      | 'handle'
      | 'title'
      | 'description'
      | 'descriptionHtml'
      | 'vendor'
      | 'productType'
      | 'tags'
    > & {
      seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
      images: {
        nodes: Array<
          Pick<
            StorefrontAPI.Image,
            'id' | 'url' | 'altText' | 'width' | 'height'
          >
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
        }
      >;
      variants: {
        nodes: Array<
          Pick<
            StorefrontAPI.ProductVariant,
            'sku' | 'quantityAvailable' | 'id' | 'title' | 'availableForSale'
          > & {
            image?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.Image,
                'id' | 'url' | 'altText' | 'width' | 'height'
              >
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
      material?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      stones?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      care?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
    }
  >;
  shop: {
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>
    >;
  };
};

export type NeighboursQueryVariables = StorefrontAPI.Exact<{
  collection: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type NeighboursQuery = {
  collection?: StorefrontAPI.Maybe<{
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          priceRange: {
            minVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            maxVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type ProductAddressQueryVariables = StorefrontAPI.Exact<{
  id?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['ID']['input']>;
  handle?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  variant: StorefrontAPI.Scalars['ID']['input'];
  withVariant: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductAddressQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'>
  >;
  variant?: StorefrontAPI.Maybe<{
    selectedOptions: Array<
      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
    >;
    product: Pick<StorefrontAPI.Product, 'id'>;
  }>;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type CollectionTitlesQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionTitlesQuery = {
  collection?: StorefrontAPI.Maybe<{
    products: {
      nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'title'>>;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type ProductTitlesQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ProductTitlesQuery = {
  products: {
    nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'title'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type HomeQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type HomeQuery = {
  featured?: StorefrontAPI.Maybe<{
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          priceRange: {
            minVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            maxVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  rings?: StorefrontAPI.Maybe<{
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          priceRange: {
            minVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            maxVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  earrings?: StorefrontAPI.Maybe<{
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          priceRange: {
            minVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            maxVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  necklaces?: StorefrontAPI.Maybe<{
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          priceRange: {
            minVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            maxVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  bracelets?: StorefrontAPI.Maybe<{
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          | 'id'
          | 'handle'
          | 'title'
          | 'productType'
          | 'tags'
          | 'availableForSale'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          priceRange: {
            minVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            maxVariantPrice: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type HomeFeaturedFragment = {
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type HomeSectionFragment = {
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Collection,
      'id' | 'handle' | 'title' | 'description'
    > & {
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>;
      products: {
        nodes: Array<
          Pick<
            StorefrontAPI.Product,
            | 'id'
            | 'handle'
            | 'title'
            | 'productType'
            | 'tags'
            | 'availableForSale'
          > & {
            images: {
              nodes: Array<
                Pick<
                  StorefrontAPI.Image,
                  'url' | 'altText' | 'width' | 'height'
                >
              >;
              pageInfo: Pick<
                StorefrontAPI.PageInfo,
                'hasNextPage' | 'hasPreviousPage'
              >;
            };
            variants: {
              nodes: Array<
                Pick<
                  StorefrontAPI.ProductVariant,
                  'id' | 'title' | 'availableForSale'
                > & {
                  selectedOptions: Array<
                    Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                  >;
                  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                  compareAtPrice?: StorefrontAPI.Maybe<
                    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  >;
                }
              >;
              pageInfo: Pick<
                StorefrontAPI.PageInfo,
                'hasNextPage' | 'hasPreviousPage'
              >;
            };
            priceRange: {
              minVariantPrice: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              maxVariantPrice: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
            };
          }
        >;
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'> & {
            values: Array<
              Pick<
                StorefrontAPI.FilterValue,
                'id' | 'label' | 'count' | 'input'
              >
            >;
          }
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
        >;
      };
    }
  >;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type CollectionsQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CollectionsQuery = {
  rings?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'handle'> & {
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      products: {
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id'> & {
            values: Array<Pick<StorefrontAPI.FilterValue, 'count'>>;
          }
        >;
        nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
    }
  >;
  earrings?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'handle'> & {
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      products: {
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id'> & {
            values: Array<Pick<StorefrontAPI.FilterValue, 'count'>>;
          }
        >;
        nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
    }
  >;
  necklaces?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'handle'> & {
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      products: {
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id'> & {
            values: Array<Pick<StorefrontAPI.FilterValue, 'count'>>;
          }
        >;
        nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
    }
  >;
  bracelets?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'handle'> & {
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
      >;
      products: {
        filters: Array<
          Pick<StorefrontAPI.Filter, 'id'> & {
            values: Array<Pick<StorefrontAPI.FilterValue, 'count'>>;
          }
        >;
        nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
    }
  >;
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
};

export type CategoryCardFragment = Pick<StorefrontAPI.Collection, 'handle'> & {
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  products: {
    filters: Array<
      Pick<StorefrontAPI.Filter, 'id'> & {
        values: Array<Pick<StorefrontAPI.FilterValue, 'count'>>;
      }
    >;
    nodes: Array<Pick<StorefrontAPI.Product, 'id'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type PiecesQueryVariables = StorefrontAPI.Exact<{
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PiecesQuery = {
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type PiecesByIdQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PiecesByIdQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
      }
    >
  >;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type SearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<
    Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter
  >;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SearchQuery = {
  search: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> & {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        priceRange: {
          minVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          maxVariantPrice: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        };
      }
    >;
    productFilters: Array<
      Pick<StorefrontAPI.Filter, 'id' | 'label' | 'type'> & {
        values: Array<
          Pick<StorefrontAPI.FilterValue, 'id' | 'label' | 'count' | 'input'>
        >;
      }
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor'
    >;
  };
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type SuggestionsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type SuggestionsQuery = {
  predictiveSearch?: StorefrontAPI.Maybe<{
    queries: Array<Pick<StorefrontAPI.SearchQuerySuggestion, 'text'>>;
    collections: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>>;
    products: Array<
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'> & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<{
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          }>;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
      }
    >;
  }>;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type PoliciesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PoliciesQuery = {
  shop: {
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'id' | 'handle' | 'title' | 'url' | 'body'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'id' | 'handle' | 'title' | 'url' | 'body'>
    >;
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'id' | 'handle' | 'title' | 'url' | 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'id' | 'handle' | 'title' | 'url' | 'body'>
    >;
  };
};

export type PolicyFragment = Pick<
  StorefrontAPI.ShopPolicy,
  'id' | 'handle' | 'title' | 'url' | 'body'
>;

export type SitemapIndexQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type SitemapIndexQuery = {
  sitemap: {
    pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
  };
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type SitemapHouseQueryVariables = StorefrontAPI.Exact<{
  [key: string]: never;
}>;

export type SitemapHouseQuery = {
  collections: {
    nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'updatedAt'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  shop: {
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle'>
    >;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle'>
    >;
  };
};

export type SitemapPiecesQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type SitemapPiecesQuery = {
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'handle' | 'title' | 'productType' | 'updatedAt'
      >
    >;
    pageInfo: Pick<
      StorefrontAPI.PageInfo,
      'hasNextPage' | 'hasPreviousPage' | 'endCursor'
    >;
  };
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type ShopQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type ShopQuery = {
  shop: Pick<StorefrontAPI.Shop, 'name' | 'description'>;
  localization: {language: Pick<StorefrontAPI.Language, 'isoCode'>};
};

export type TryOnHistoryPiecesQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type TryOnHistoryPiecesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      | {
          __typename:
            | 'AppliedGiftCard'
            | 'Article'
            | 'Blog'
            | 'Cart'
            | 'CartLine'
            | 'Collection'
            | 'Comment'
            | 'Company'
            | 'CompanyContact'
            | 'CompanyLocation'
            | 'ComponentizableCartLine'
            | 'ExternalVideo'
            | 'GenericFile'
            | 'Location'
            | 'MailingAddress'
            | 'Market'
            | 'MediaImage'
            | 'MediaPresentation'
            | 'Menu'
            | 'MenuItem';
        }
      | {
          __typename:
            | 'Metafield'
            | 'Metaobject'
            | 'Model3d'
            | 'Order'
            | 'Page'
            | 'ProductOption'
            | 'ProductOptionValue'
            | 'ProductVariant'
            | 'Shop'
            | 'ShopPayInstallmentsFinancingPlan'
            | 'ShopPayInstallmentsFinancingPlanTerm'
            | 'ShopPayInstallmentsProductVariantPricing'
            | 'ShopPolicy'
            | 'TaxonomyCategory'
            | 'UrlRedirect'
            | 'Video';
        }
      | ({__typename: 'Product'} & Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'productType'
        > & {
            images: {
              nodes: Array<Pick<StorefrontAPI.Image, 'url'>>;
              pageInfo: Pick<
                StorefrontAPI.PageInfo,
                'hasNextPage' | 'hasPreviousPage'
              >;
            };
            variants: {
              nodes: Array<{
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              }>;
              pageInfo: Pick<
                StorefrontAPI.PageInfo,
                'hasNextPage' | 'hasPreviousPage'
              >;
            };
          })
    >
  >;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type HistoryPieceFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'handle' | 'title' | 'productType'
> & {
  images: {
    nodes: Array<Pick<StorefrontAPI.Image, 'url'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  variants: {
    nodes: Array<{
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    }>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

type TryOnFit_XdSMdhPmYjAa2FBkPmKfD0dSc5eUaXcgokwfAxNXf4_Fragment = {};

type TryOnFit_MediaImage_Fragment = {
  image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
};

export type TryOnFitFragment =
  | TryOnFit_XdSMdhPmYjAa2FBkPmKfD0dSc5eUaXcgokwfAxNXf4_Fragment
  | TryOnFit_MediaImage_Fragment;

export type TryOnVariantFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'availableForSale'
> & {
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
  >;
  cutout?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
    }>;
  }>;
  width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  fastening?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
};

export type TryOnPieceFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'handle' | 'title' | 'productType'
> & {
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  cutout?: StorefrontAPI.Maybe<{
    reference?: StorefrontAPI.Maybe<{
      image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
    }>;
  }>;
  width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  fastening?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  variants: {
    nodes: Array<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'availableForSale'
      > & {
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
        cutout?: StorefrontAPI.Maybe<{
          reference?: StorefrontAPI.Maybe<{
            image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
          }>;
        }>;
        width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        fastening?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type TryOnPieceQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  variant: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type TryOnPieceQuery = {
  product?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType'> & {
      images: {
        nodes: Array<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
      cutout?: StorefrontAPI.Maybe<{
        reference?: StorefrontAPI.Maybe<{
          image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
        }>;
      }>;
      width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      fastening?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      variants: {
        nodes: Array<
          Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'availableForSale'
          > & {
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            cutout?: StorefrontAPI.Maybe<{
              reference?: StorefrontAPI.Maybe<{
                image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              }>;
            }>;
            width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            fastening?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Metafield, 'value'>
            >;
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          }
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
    }
  >;
  variant?: StorefrontAPI.Maybe<
    | {
        __typename:
          | 'AppliedGiftCard'
          | 'Article'
          | 'Blog'
          | 'Cart'
          | 'CartLine'
          | 'Collection'
          | 'Comment'
          | 'Company'
          | 'CompanyContact'
          | 'CompanyLocation'
          | 'ComponentizableCartLine'
          | 'ExternalVideo'
          | 'GenericFile'
          | 'Location'
          | 'MailingAddress'
          | 'Market'
          | 'MediaImage'
          | 'MediaPresentation'
          | 'Menu'
          | 'MenuItem';
      }
    | {
        __typename:
          | 'Metafield'
          | 'Metaobject'
          | 'Model3d'
          | 'Order'
          | 'Page'
          | 'Product'
          | 'ProductOption'
          | 'ProductOptionValue'
          | 'Shop'
          | 'ShopPayInstallmentsFinancingPlan'
          | 'ShopPayInstallmentsFinancingPlanTerm'
          | 'ShopPayInstallmentsProductVariantPricing'
          | 'ShopPolicy'
          | 'TaxonomyCategory'
          | 'UrlRedirect'
          | 'Video';
      }
    | ({__typename: 'ProductVariant'} & Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'availableForSale'
      > & {
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          cutout?: StorefrontAPI.Maybe<{
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }>;
          }>;
          width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          fastening?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          selectedOptions: Array<
            Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        })
  >;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type TryOnCategoryQueryVariables = StorefrontAPI.Exact<{
  collection: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type TryOnCategoryQuery = {
  collection?: StorefrontAPI.Maybe<{
    products: {
      nodes: Array<
        Pick<
          StorefrontAPI.Product,
          'id' | 'handle' | 'title' | 'productType'
        > & {
          images: {
            nodes: Array<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
          cutout?: StorefrontAPI.Maybe<{
            reference?: StorefrontAPI.Maybe<{
              image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
            }>;
          }>;
          width?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          fastening?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Metafield, 'value'>
          >;
          variants: {
            nodes: Array<
              Pick<
                StorefrontAPI.ProductVariant,
                'id' | 'title' | 'availableForSale'
              > & {
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'url' | 'altText' | 'width' | 'height'
                  >
                >;
                cutout?: StorefrontAPI.Maybe<{
                  reference?: StorefrontAPI.Maybe<{
                    image?: StorefrontAPI.Maybe<
                      Pick<StorefrontAPI.Image, 'url'>
                    >;
                  }>;
                }>;
                width?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
                fastening?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.Metafield, 'value'>
                >;
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              }
            >;
            pageInfo: Pick<
              StorefrontAPI.PageInfo,
              'hasNextPage' | 'hasPreviousPage'
            >;
          };
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
    };
  }>;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type CurrencyQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CurrencyQuery = {
  localization: {country: {currency: Pick<StorefrontAPI.Currency, 'isoCode'>}};
};

export type WishlistPiecesQueryVariables = StorefrontAPI.Exact<{
  ids:
    | Array<StorefrontAPI.Scalars['ID']['input']>
    | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type WishlistPiecesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'availableForSale'
      > & {
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'availableForSale'
            > & {
              selectedOptions: Array<
                Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
              >;
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              >;
            }
          >;
          pageInfo: Pick<
            StorefrontAPI.PageInfo,
            'hasNextPage' | 'hasPreviousPage'
          >;
        };
      }
    >
  >;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

export type WishlistPieceFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'handle' | 'title' | 'productType' | 'availableForSale'
> & {
  images: {
    nodes: Array<
      Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  variants: {
    nodes: Array<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'availableForSale'
      > & {
        selectedOptions: Array<
          Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
        >;
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type MoneyFragment = Pick<
  StorefrontAPI.MoneyV2,
  'amount' | 'currencyCode'
>;

export type PieceVariantFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'availableForSale'
> & {
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
  >;
};

type DiscountAllocation_CartAutomaticDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartAutomaticDiscountAllocation,
  'title'
> & {
  discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  discountApplication: Pick<
    StorefrontAPI.CartDiscountApplication,
    'allocationMethod' | 'targetSelection' | 'targetType'
  > & {
    value:
      | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
  };
};

type DiscountAllocation_CartCodeDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartCodeDiscountAllocation,
  'code'
> & {
  discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  discountApplication: Pick<
    StorefrontAPI.CartDiscountApplication,
    'allocationMethod' | 'targetSelection' | 'targetType'
  > & {
    value:
      | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
  };
};

type DiscountAllocation_CartCustomDiscountAllocation_Fragment = Pick<
  StorefrontAPI.CartCustomDiscountAllocation,
  'title'
> & {
  discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  discountApplication: Pick<
    StorefrontAPI.CartDiscountApplication,
    'allocationMethod' | 'targetSelection' | 'targetType'
  > & {
    value:
      | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
      | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
  };
};

export type DiscountAllocationFragment =
  | DiscountAllocation_CartAutomaticDiscountAllocation_Fragment
  | DiscountAllocation_CartCodeDiscountAllocation_Fragment
  | DiscountAllocation_CartCustomDiscountAllocation_Fragment;

type CartLine_CartLine_Fragment = Pick<
  StorefrontAPI.CartLine,
  'id' | 'quantity'
> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  cost: {
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
  };
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
  >;
  merchandise: Pick<
    StorefrontAPI.ProductVariant,
    | 'id'
    | 'title'
    | 'sku'
    | 'availableForSale'
    | 'quantityAvailable'
    | 'requiresShipping'
  > & {
    selectedOptions: Array<
      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
    >;
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
    >;
    product: Pick<
      StorefrontAPI.Product,
      'id' | 'handle' | 'title' | 'vendor' | 'productType'
    >;
  };
};

type CartLine_ComponentizableCartLine_Fragment = Pick<
  StorefrontAPI.ComponentizableCartLine,
  'id' | 'quantity'
> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  cost: {
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
  };
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
  >;
  merchandise: Pick<
    StorefrontAPI.ProductVariant,
    | 'id'
    | 'title'
    | 'sku'
    | 'availableForSale'
    | 'quantityAvailable'
    | 'requiresShipping'
  > & {
    selectedOptions: Array<
      Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
    >;
    price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    compareAtPrice?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    image?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Image, 'id' | 'url' | 'altText' | 'width' | 'height'>
    >;
    product: Pick<
      StorefrontAPI.Product,
      'id' | 'handle' | 'title' | 'vendor' | 'productType'
    >;
  };
};

export type CartLineFragment =
  | CartLine_CartLine_Fragment
  | CartLine_ComponentizableCartLine_Fragment;

export type CartLinesFragment = {
  nodes: Array<
    | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        cost: {
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          amountPerQuantity: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication: Pick<
                StorefrontAPI.CartDiscountApplication,
                'allocationMethod' | 'targetSelection' | 'targetType'
              > & {
                value:
                  | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
              };
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication: Pick<
                StorefrontAPI.CartDiscountApplication,
                'allocationMethod' | 'targetSelection' | 'targetType'
              > & {
                value:
                  | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
              };
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication: Pick<
                StorefrontAPI.CartDiscountApplication,
                'allocationMethod' | 'targetSelection' | 'targetType'
              > & {
                value:
                  | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
              };
            })
        >;
        merchandise: Pick<
          StorefrontAPI.ProductVariant,
          | 'id'
          | 'title'
          | 'sku'
          | 'availableForSale'
          | 'quantityAvailable'
          | 'requiresShipping'
        > & {
          selectedOptions: Array<
            Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          image?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.Image,
              'id' | 'url' | 'altText' | 'width' | 'height'
            >
          >;
          product: Pick<
            StorefrontAPI.Product,
            'id' | 'handle' | 'title' | 'vendor' | 'productType'
          >;
        };
      })
    | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
        attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
        cost: {
          totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          subtotalAmount: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          amountPerQuantity: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
          compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
        };
        discountAllocations: Array<
          | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
              discountedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication: Pick<
                StorefrontAPI.CartDiscountApplication,
                'allocationMethod' | 'targetSelection' | 'targetType'
              > & {
                value:
                  | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
              };
            })
          | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
              discountedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication: Pick<
                StorefrontAPI.CartDiscountApplication,
                'allocationMethod' | 'targetSelection' | 'targetType'
              > & {
                value:
                  | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
              };
            })
          | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
              discountedAmount: Pick<
                StorefrontAPI.MoneyV2,
                'amount' | 'currencyCode'
              >;
              discountApplication: Pick<
                StorefrontAPI.CartDiscountApplication,
                'allocationMethod' | 'targetSelection' | 'targetType'
              > & {
                value:
                  | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
              };
            })
        >;
        merchandise: Pick<
          StorefrontAPI.ProductVariant,
          | 'id'
          | 'title'
          | 'sku'
          | 'availableForSale'
          | 'quantityAvailable'
          | 'requiresShipping'
        > & {
          selectedOptions: Array<
            Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
          >;
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          image?: StorefrontAPI.Maybe<
            Pick<
              StorefrontAPI.Image,
              'id' | 'url' | 'altText' | 'width' | 'height'
            >
          >;
          product: Pick<
            StorefrontAPI.Product,
            'id' | 'handle' | 'title' | 'vendor' | 'productType'
          >;
        };
      })
  >;
  pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
};

export type CartDetailsFragment = Pick<
  StorefrontAPI.Cart,
  'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'totalQuantity' | 'note'
> & {
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  cost: {
    checkoutChargeAmount: Pick<
      StorefrontAPI.MoneyV2,
      'amount' | 'currencyCode'
    >;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalTaxAmount?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    totalDutyAmount?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
  };
  discountCodes: Array<
    Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
  >;
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
  >;
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      presentmentAmountUsed: Pick<
        StorefrontAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
    }
  >;
  buyerIdentity: Pick<
    StorefrontAPI.CartBuyerIdentity,
    'countryCode' | 'email' | 'phone'
  > & {customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'email'>>};
  delivery: {
    addresses: Array<
      Pick<StorefrontAPI.CartSelectableAddress, 'selected'> & {
        address: Pick<
          StorefrontAPI.CartDeliveryAddress,
          | 'firstName'
          | 'lastName'
          | 'company'
          | 'address1'
          | 'address2'
          | 'city'
          | 'provinceCode'
          | 'zip'
          | 'countryCode'
          | 'phone'
        >;
      }
    >;
  };
  deliveryGroups: {
    nodes: Array<
      Pick<StorefrontAPI.CartDeliveryGroup, 'id'> & {
        selectedDeliveryOption?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.CartDeliveryOption, 'handle' | 'title'> & {
            estimatedCost: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type CartApiMutationFragment = Pick<
  StorefrontAPI.Cart,
  'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'totalQuantity' | 'note'
> & {
  lines: {
    nodes: Array<
      | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
          cost: {
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            subtotalAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            amountPerQuantity: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          };
          discountAllocations: Array<
            | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                discountApplication: Pick<
                  StorefrontAPI.CartDiscountApplication,
                  'allocationMethod' | 'targetSelection' | 'targetType'
                > & {
                  value:
                    | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
                };
              })
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                discountApplication: Pick<
                  StorefrontAPI.CartDiscountApplication,
                  'allocationMethod' | 'targetSelection' | 'targetType'
                > & {
                  value:
                    | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
                };
              })
            | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                discountApplication: Pick<
                  StorefrontAPI.CartDiscountApplication,
                  'allocationMethod' | 'targetSelection' | 'targetType'
                > & {
                  value:
                    | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
                };
              })
          >;
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'title'
            | 'sku'
            | 'availableForSale'
            | 'quantityAvailable'
            | 'requiresShipping'
          > & {
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            image?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.Image,
                'id' | 'url' | 'altText' | 'width' | 'height'
              >
            >;
            product: Pick<
              StorefrontAPI.Product,
              'id' | 'handle' | 'title' | 'vendor' | 'productType'
            >;
          };
        })
      | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
          attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
          cost: {
            totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            subtotalAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            amountPerQuantity: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
          };
          discountAllocations: Array<
            | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                discountApplication: Pick<
                  StorefrontAPI.CartDiscountApplication,
                  'allocationMethod' | 'targetSelection' | 'targetType'
                > & {
                  value:
                    | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
                };
              })
            | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                discountApplication: Pick<
                  StorefrontAPI.CartDiscountApplication,
                  'allocationMethod' | 'targetSelection' | 'targetType'
                > & {
                  value:
                    | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
                };
              })
            | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                discountedAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                discountApplication: Pick<
                  StorefrontAPI.CartDiscountApplication,
                  'allocationMethod' | 'targetSelection' | 'targetType'
                > & {
                  value:
                    | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                    | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
                };
              })
          >;
          merchandise: Pick<
            StorefrontAPI.ProductVariant,
            | 'id'
            | 'title'
            | 'sku'
            | 'availableForSale'
            | 'quantityAvailable'
            | 'requiresShipping'
          > & {
            selectedOptions: Array<
              Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            >;
            image?: StorefrontAPI.Maybe<
              Pick<
                StorefrontAPI.Image,
                'id' | 'url' | 'altText' | 'width' | 'height'
              >
            >;
            product: Pick<
              StorefrontAPI.Product,
              'id' | 'handle' | 'title' | 'vendor' | 'productType'
            >;
          };
        })
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
  attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
  cost: {
    checkoutChargeAmount: Pick<
      StorefrontAPI.MoneyV2,
      'amount' | 'currencyCode'
    >;
    totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    totalTaxAmount?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
    totalDutyAmount?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
    >;
  };
  discountCodes: Array<
    Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
  >;
  discountAllocations: Array<
    | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
    | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
        discountedAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        discountApplication: Pick<
          StorefrontAPI.CartDiscountApplication,
          'allocationMethod' | 'targetSelection' | 'targetType'
        > & {
          value:
            | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
        };
      })
  >;
  appliedGiftCards: Array<
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
      amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      presentmentAmountUsed: Pick<
        StorefrontAPI.MoneyV2,
        'amount' | 'currencyCode'
      >;
    }
  >;
  buyerIdentity: Pick<
    StorefrontAPI.CartBuyerIdentity,
    'countryCode' | 'email' | 'phone'
  > & {customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'email'>>};
  delivery: {
    addresses: Array<
      Pick<StorefrontAPI.CartSelectableAddress, 'selected'> & {
        address: Pick<
          StorefrontAPI.CartDeliveryAddress,
          | 'firstName'
          | 'lastName'
          | 'company'
          | 'address1'
          | 'address2'
          | 'city'
          | 'provinceCode'
          | 'zip'
          | 'countryCode'
          | 'phone'
        >;
      }
    >;
  };
  deliveryGroups: {
    nodes: Array<
      Pick<StorefrontAPI.CartDeliveryGroup, 'id'> & {
        selectedDeliveryOption?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.CartDeliveryOption, 'handle' | 'title'> & {
            estimatedCost: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
          }
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'hasPreviousPage'>;
  };
};

export type CartQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartQuery = {
  cart?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Cart,
      | 'id'
      | 'createdAt'
      | 'updatedAt'
      | 'checkoutUrl'
      | 'totalQuantity'
      | 'note'
    > & {
      lines: {
        nodes: Array<
          | (Pick<StorefrontAPI.CartLine, 'id' | 'quantity'> & {
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              cost: {
                totalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                subtotalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                amountPerQuantity: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              };
              discountAllocations: Array<
                | (Pick<
                    StorefrontAPI.CartAutomaticDiscountAllocation,
                    'title'
                  > & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    discountApplication: Pick<
                      StorefrontAPI.CartDiscountApplication,
                      'allocationMethod' | 'targetSelection' | 'targetType'
                    > & {
                      value:
                        | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        | Pick<
                            StorefrontAPI.PricingPercentageValue,
                            'percentage'
                          >;
                    };
                  })
                | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    discountApplication: Pick<
                      StorefrontAPI.CartDiscountApplication,
                      'allocationMethod' | 'targetSelection' | 'targetType'
                    > & {
                      value:
                        | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        | Pick<
                            StorefrontAPI.PricingPercentageValue,
                            'percentage'
                          >;
                    };
                  })
                | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    discountApplication: Pick<
                      StorefrontAPI.CartDiscountApplication,
                      'allocationMethod' | 'targetSelection' | 'targetType'
                    > & {
                      value:
                        | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        | Pick<
                            StorefrontAPI.PricingPercentageValue,
                            'percentage'
                          >;
                    };
                  })
              >;
              merchandise: Pick<
                StorefrontAPI.ProductVariant,
                | 'id'
                | 'title'
                | 'sku'
                | 'availableForSale'
                | 'quantityAvailable'
                | 'requiresShipping'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'id' | 'url' | 'altText' | 'width' | 'height'
                  >
                >;
                product: Pick<
                  StorefrontAPI.Product,
                  'id' | 'handle' | 'title' | 'vendor' | 'productType'
                >;
              };
            })
          | (Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'> & {
              attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
              cost: {
                totalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                subtotalAmount: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                amountPerQuantity: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
                compareAtAmountPerQuantity?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
              };
              discountAllocations: Array<
                | (Pick<
                    StorefrontAPI.CartAutomaticDiscountAllocation,
                    'title'
                  > & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    discountApplication: Pick<
                      StorefrontAPI.CartDiscountApplication,
                      'allocationMethod' | 'targetSelection' | 'targetType'
                    > & {
                      value:
                        | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        | Pick<
                            StorefrontAPI.PricingPercentageValue,
                            'percentage'
                          >;
                    };
                  })
                | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    discountApplication: Pick<
                      StorefrontAPI.CartDiscountApplication,
                      'allocationMethod' | 'targetSelection' | 'targetType'
                    > & {
                      value:
                        | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        | Pick<
                            StorefrontAPI.PricingPercentageValue,
                            'percentage'
                          >;
                    };
                  })
                | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
                    discountedAmount: Pick<
                      StorefrontAPI.MoneyV2,
                      'amount' | 'currencyCode'
                    >;
                    discountApplication: Pick<
                      StorefrontAPI.CartDiscountApplication,
                      'allocationMethod' | 'targetSelection' | 'targetType'
                    > & {
                      value:
                        | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                        | Pick<
                            StorefrontAPI.PricingPercentageValue,
                            'percentage'
                          >;
                    };
                  })
              >;
              merchandise: Pick<
                StorefrontAPI.ProductVariant,
                | 'id'
                | 'title'
                | 'sku'
                | 'availableForSale'
                | 'quantityAvailable'
                | 'requiresShipping'
              > & {
                selectedOptions: Array<
                  Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>
                >;
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                image?: StorefrontAPI.Maybe<
                  Pick<
                    StorefrontAPI.Image,
                    'id' | 'url' | 'altText' | 'width' | 'height'
                  >
                >;
                product: Pick<
                  StorefrontAPI.Product,
                  'id' | 'handle' | 'title' | 'vendor' | 'productType'
                >;
              };
            })
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
      attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>;
      cost: {
        checkoutChargeAmount: Pick<
          StorefrontAPI.MoneyV2,
          'amount' | 'currencyCode'
        >;
        totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        totalTaxAmount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
        totalDutyAmount?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      };
      discountCodes: Array<
        Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>
      >;
      discountAllocations: Array<
        | (Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'> & {
            discountedAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            discountApplication: Pick<
              StorefrontAPI.CartDiscountApplication,
              'allocationMethod' | 'targetSelection' | 'targetType'
            > & {
              value:
                | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
            };
          })
        | (Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'> & {
            discountedAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            discountApplication: Pick<
              StorefrontAPI.CartDiscountApplication,
              'allocationMethod' | 'targetSelection' | 'targetType'
            > & {
              value:
                | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
            };
          })
        | (Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'> & {
            discountedAmount: Pick<
              StorefrontAPI.MoneyV2,
              'amount' | 'currencyCode'
            >;
            discountApplication: Pick<
              StorefrontAPI.CartDiscountApplication,
              'allocationMethod' | 'targetSelection' | 'targetType'
            > & {
              value:
                | Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                | Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>;
            };
          })
      >;
      appliedGiftCards: Array<
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'> & {
          amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          presentmentAmountUsed: Pick<
            StorefrontAPI.MoneyV2,
            'amount' | 'currencyCode'
          >;
        }
      >;
      buyerIdentity: Pick<
        StorefrontAPI.CartBuyerIdentity,
        'countryCode' | 'email' | 'phone'
      > & {
        customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'email'>>;
      };
      delivery: {
        addresses: Array<
          Pick<StorefrontAPI.CartSelectableAddress, 'selected'> & {
            address: Pick<
              StorefrontAPI.CartDeliveryAddress,
              | 'firstName'
              | 'lastName'
              | 'company'
              | 'address1'
              | 'address2'
              | 'city'
              | 'provinceCode'
              | 'zip'
              | 'countryCode'
              | 'phone'
            >;
          }
        >;
      };
      deliveryGroups: {
        nodes: Array<
          Pick<StorefrontAPI.CartDeliveryGroup, 'id'> & {
            selectedDeliveryOption?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.CartDeliveryOption, 'handle' | 'title'> & {
                estimatedCost: Pick<
                  StorefrontAPI.MoneyV2,
                  'amount' | 'currencyCode'
                >;
              }
            >;
          }
        >;
        pageInfo: Pick<
          StorefrontAPI.PageInfo,
          'hasNextPage' | 'hasPreviousPage'
        >;
      };
    }
  >;
  shop: Pick<StorefrontAPI.Shop, 'name'>;
};

interface GeneratedQueryTypes {
  '#graphql\n  query ProductByHandle($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) { ...ProductDetails }\n    shop {\n      shippingPolicy { title body }\n      refundPolicy { title body }\n    }\n  }\n  #graphql\n  fragment ProductDetails on Product {\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    vendor\n    productType\n    tags\n    seo { title description }\n    images(first: 250) {\n      nodes { id url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    options { name optionValues { name } }\n    variants(first: 250) {\n      nodes {\n        ...PieceVariant\n        sku\n        quantityAvailable\n        image { id url altText width height }\n      }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    material: metafield(namespace: "custom", key: "material") { value }\n    stones: metafield(namespace: "custom", key: "stones") { value }\n    care: metafield(namespace: "custom", key: "care") { value }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: ProductByHandleQuery;
    variables: ProductByHandleQueryVariables;
  };
  '#graphql\n  query Neighbours($collection: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collection(handle: $collection) {\n      products(first: 7) {\n        nodes { ...ProductCard }\n        pageInfo { hasNextPage hasPreviousPage }\n      }\n    }\n    shop { name }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: NeighboursQuery;
    variables: NeighboursQueryVariables;
  };
  '#graphql\n  query ProductAddress(\n    $id: ID\n    $handle: String\n    $variant: ID!\n    $withVariant: Boolean!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(id: $id, handle: $handle) { id handle title productType }\n    variant: node(id: $variant) @include(if: $withVariant) {\n      ... on ProductVariant {\n        selectedOptions { name value }\n        product { id }\n      }\n    }\n    shop { name }\n  }\n': {
    return: ProductAddressQuery;
    variables: ProductAddressQueryVariables;
  };
  '#graphql\n  query CollectionTitles($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(first: 250) {\n        nodes { handle title }\n        pageInfo { hasNextPage hasPreviousPage }\n      }\n    }\n    shop { name }\n  }\n': {
    return: CollectionTitlesQuery;
    variables: CollectionTitlesQueryVariables;
  };
  '#graphql\n  query ProductTitles($query: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 50, query: $query) {\n      nodes { handle title }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    shop { name }\n  }\n': {
    return: ProductTitlesQuery;
    variables: ProductTitlesQueryVariables;
  };
  '#graphql\n  query Home($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {\n    featured: collection(handle: "featured") { ...HomeFeatured }\n    rings: collection(handle: "rings") { ...HomeSection }\n    earrings: collection(handle: "earrings") { ...HomeSection }\n    necklaces: collection(handle: "necklaces") { ...HomeSection }\n    bracelets: collection(handle: "bracelets") { ...HomeSection }\n    shop { name }\n  }\n  fragment HomeFeatured on Collection {\n    products(first: 4) {\n      nodes { ...ProductCard }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  fragment HomeSection on Collection {\n    image { url altText width height }\n    products(first: 3) {\n      nodes { ...ProductCard }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: HomeQuery;
    variables: HomeQueryVariables;
  };
  '#graphql\n  query Collection(\n    $handle: String!\n    $filters: [ProductFilter!]\n    $sortKey: ProductCollectionSortKeys\n    $reverse: Boolean\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      id\n      handle\n      title\n      description\n      image { url altText width height }\n      seo { title description }\n      products(\n        filters: $filters\n        sortKey: $sortKey\n        reverse: $reverse\n        first: $first\n        last: $last\n        after: $after\n        before: $before\n      ) {\n        nodes { ...ProductCard }\n        filters { ...FilterFields }\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n    shop { name }\n  }\n  #graphql\n  fragment FilterFields on Filter {\n    id\n    label\n    type\n    values { id label count input }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: CollectionQuery;
    variables: CollectionQueryVariables;
  };
  '#graphql\n  query Collections(\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $sortKey: ProductSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    rings: collection(handle: "rings") { ...CategoryCard }\n    earrings: collection(handle: "earrings") { ...CategoryCard }\n    necklaces: collection(handle: "necklaces") { ...CategoryCard }\n    bracelets: collection(handle: "bracelets") { ...CategoryCard }\n    products(first: $first, last: $last, after: $after, before: $before, sortKey: $sortKey, reverse: $reverse) {\n      nodes { ...ProductCard }\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n  fragment CategoryCard on Collection {\n    handle\n    image { url altText width height }\n    products(first: 1) {\n      filters { id values { count } }\n      nodes { id }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: CollectionsQuery;
    variables: CollectionsQueryVariables;
  };
  '#graphql\n  query Pieces(\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $sortKey: ProductSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: $first, last: $last, after: $after, before: $before, sortKey: $sortKey, reverse: $reverse) {\n      nodes { ...ProductCard }\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n    shop { name }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: PiecesQuery;
    variables: PiecesQueryVariables;
  };
  '#graphql\n  query PiecesById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) { ... on Product { ...ProductCard } }\n    shop { name }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: PiecesByIdQuery;
    variables: PiecesByIdQueryVariables;
  };
  '#graphql\n  query Search(\n    $query: String!\n    $filters: [ProductFilter!]\n    $sortKey: SearchSortKeys\n    $reverse: Boolean\n    $first: Int\n    $last: Int\n    $after: String\n    $before: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $query\n      types: [PRODUCT]\n      prefix: LAST\n      unavailableProducts: LAST\n      productFilters: $filters\n      sortKey: $sortKey\n      reverse: $reverse\n      first: $first\n      last: $last\n      after: $after\n      before: $before\n    ) {\n      totalCount\n      nodes { ... on Product { ...ProductCard } }\n      productFilters { ...FilterFields }\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n    shop { name }\n  }\n  #graphql\n  fragment FilterFields on Filter {\n    id\n    label\n    type\n    values { id label count input }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    images(first: 2) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: SearchQuery;
    variables: SearchQueryVariables;
  };
  '#graphql\n  query Suggestions($query: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    predictiveSearch(query: $query, limit: 6, limitScope: EACH, types: [QUERY, PRODUCT, COLLECTION], unavailableProducts: LAST) {\n      queries { text }\n      collections { handle title }\n      products {\n        id\n        handle\n        title\n        productType\n        images(first: 1) {\n          nodes { url altText width height }\n          pageInfo { hasNextPage hasPreviousPage }\n        }\n        variants(first: 1) {\n          nodes { price { amount currencyCode } }\n          pageInfo { hasNextPage hasPreviousPage }\n        }\n      }\n    }\n    shop { name }\n  }\n': {
    return: SuggestionsQuery;
    variables: SuggestionsQueryVariables;
  };
  '#graphql\n  query Policies($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      shippingPolicy { ...Policy }\n      refundPolicy { ...Policy }\n      privacyPolicy { ...Policy }\n      termsOfService { ...Policy }\n    }\n  }\n  fragment Policy on ShopPolicy {\n    id\n    handle\n    title\n    url\n    body\n  }\n': {
    return: PoliciesQuery;
    variables: PoliciesQueryVariables;
  };
  '#graphql\n  query SitemapIndex {\n    sitemap(type: PRODUCT) { pagesCount { count } }\n    shop { name }\n  }\n': {
    return: SitemapIndexQuery;
    variables: SitemapIndexQueryVariables;
  };
  '#graphql\n  query SitemapHouse {\n    collections(first: 250) {\n      nodes { handle updatedAt }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    shop {\n      privacyPolicy { handle }\n      refundPolicy { handle }\n      shippingPolicy { handle }\n      termsOfService { handle }\n    }\n  }\n': {
    return: SitemapHouseQuery;
    variables: SitemapHouseQueryVariables;
  };
  '#graphql\n  query SitemapPieces($after: String) {\n    products(first: 250, after: $after, sortKey: ID) {\n      nodes { handle title productType updatedAt }\n      pageInfo { hasNextPage hasPreviousPage endCursor }\n    }\n    shop { name }\n  }\n': {
    return: SitemapPiecesQuery;
    variables: SitemapPiecesQueryVariables;
  };
  '#graphql\n  query Shop($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n      description\n    }\n    localization { language { isoCode } }\n  }\n': {
    return: ShopQuery;
    variables: ShopQueryVariables;
  };
  '#graphql\n  query TryOnHistoryPieces($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) { __typename ...HistoryPiece }\n    shop { name }\n  }\n  fragment HistoryPiece on Product {\n    id\n    handle\n    title\n    productType\n    images(first: 1) {\n      nodes { url }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { price { amount currencyCode } }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n': {
    return: TryOnHistoryPiecesQuery;
    variables: TryOnHistoryPiecesQueryVariables;
  };
  '#graphql\n  query TryOnPiece(\n    $id: ID!\n    $variant: ID!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(id: $id) { ...TryOnPiece }\n    variant: node(id: $variant) { __typename ...TryOnVariant }\n    shop { name }\n  }\n  #graphql\n  fragment TryOnFit on MetafieldReference {\n    ... on MediaImage {\n      image { url(transform: {maxWidth: 1200, maxHeight: 1200, preferredContentType: WEBP}) }\n    }\n  }\n  fragment TryOnVariant on ProductVariant {\n    ...PieceVariant\n    image { url altText width height }\n    cutout: metafield(namespace: "try_on", key: "cutout") { reference { ...TryOnFit } }\n    width: metafield(namespace: "try_on", key: "width_mm") { value }\n    fastening: metafield(namespace: "try_on", key: "fastening") { value }\n  }\n  fragment TryOnPiece on Product {\n    id\n    handle\n    title\n    productType\n    images(first: 1) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    cutout: metafield(namespace: "try_on", key: "cutout") { reference { ...TryOnFit } }\n    width: metafield(namespace: "try_on", key: "width_mm") { value }\n    fastening: metafield(namespace: "try_on", key: "fastening") { value }\n    variants(first: 1) {\n      nodes { ...TryOnVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: TryOnPieceQuery;
    variables: TryOnPieceQueryVariables;
  };
  '#graphql\n  query TryOnCategory(\n    $collection: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $collection) {\n      products(first: 24) {\n        nodes { ...TryOnPiece }\n        pageInfo { hasNextPage hasPreviousPage }\n      }\n    }\n    shop { name }\n  }\n  #graphql\n  fragment TryOnFit on MetafieldReference {\n    ... on MediaImage {\n      image { url(transform: {maxWidth: 1200, maxHeight: 1200, preferredContentType: WEBP}) }\n    }\n  }\n  fragment TryOnVariant on ProductVariant {\n    ...PieceVariant\n    image { url altText width height }\n    cutout: metafield(namespace: "try_on", key: "cutout") { reference { ...TryOnFit } }\n    width: metafield(namespace: "try_on", key: "width_mm") { value }\n    fastening: metafield(namespace: "try_on", key: "fastening") { value }\n  }\n  fragment TryOnPiece on Product {\n    id\n    handle\n    title\n    productType\n    images(first: 1) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    cutout: metafield(namespace: "try_on", key: "cutout") { reference { ...TryOnFit } }\n    width: metafield(namespace: "try_on", key: "width_mm") { value }\n    fastening: metafield(namespace: "try_on", key: "fastening") { value }\n    variants(first: 1) {\n      nodes { ...TryOnVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n\n': {
    return: TryOnCategoryQuery;
    variables: TryOnCategoryQueryVariables;
  };
  '#graphql\n  query Currency($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    localization { country { currency { isoCode } } }\n  }\n': {
    return: CurrencyQuery;
    variables: CurrencyQueryVariables;
  };
  '#graphql\n  query WishlistPieces($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...WishlistPiece\n    }\n    shop { name }\n  }\n  fragment WishlistPiece on Product {\n    id\n    handle\n    title\n    productType\n    availableForSale\n    images(first: 1) {\n      nodes { url altText width height }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n    variants(first: 1) {\n      nodes { ...PieceVariant }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  #graphql\n  fragment PieceVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    selectedOptions { name value }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n  }\n\n': {
    return: WishlistPiecesQuery;
    variables: WishlistPiecesQueryVariables;
  };
  '#graphql\n  query Cart($id: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $id) { ...CartApiMutation }\n    shop { name }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartDetails\n    lines(first: 250) { ...CartLines }\n  }\n  #graphql\n  fragment CartLine on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      totalAmount { ...Money }\n      subtotalAmount { ...Money }\n      amountPerQuantity { ...Money }\n      compareAtAmountPerQuantity { ...Money }\n    }\n    discountAllocations {\n      ...DiscountAllocation\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        sku\n        availableForSale\n        quantityAvailable\n        requiresShipping\n        selectedOptions { name value }\n        price { ...Money }\n        compareAtPrice { ...Money }\n        image { id url altText width height }\n        product { id handle title vendor productType }\n      }\n    }\n  }\n  fragment CartLines on BaseCartLineConnection {\n    nodes { ...CartLine }\n    pageInfo { hasNextPage hasPreviousPage }\n  }\n  fragment CartDetails on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    totalQuantity\n    note\n    attributes { key value }\n    cost {\n      checkoutChargeAmount { ...Money }\n      totalAmount { ...Money }\n      subtotalAmount { ...Money }\n      totalTaxAmount { ...Money }\n      totalDutyAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations {\n      ...DiscountAllocation\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      amountUsed { ...Money }\n      balance { ...Money }\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer { email }\n    }\n    delivery {\n      addresses {\n        selected\n        address {\n          ... on CartDeliveryAddress {\n            firstName lastName company address1 address2 city provinceCode zip countryCode phone\n          }\n        }\n      }\n    }\n    deliveryGroups(first: 10) {\n      nodes {\n        id\n        selectedDeliveryOption { handle title estimatedCost { ...Money } }\n      }\n      pageInfo { hasNextPage hasPreviousPage }\n    }\n  }\n  #graphql\n  fragment DiscountAllocation on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    discountApplication {\n      allocationMethod\n      targetSelection\n      targetType\n      value {\n        ... on MoneyV2 { ...Money }\n        ... on PricingPercentageValue { percentage }\n      }\n    }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartCustomDiscountAllocation { title }\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n': {
    return: CartQuery;
    variables: CartQueryVariables;
  };
}

interface GeneratedMutationTypes {}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
