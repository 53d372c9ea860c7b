import type {Cents} from '../money.ts';

/** A picture of `catalogue/images/`, as the `Image` type of the API. */
export interface Picture {
  __typename: 'Image';
  id: string;
  file: string;
  altText: string | null;
  width: number;
  height: number;
}

/** One metafield of a record; the owner is added when it is read. */
export interface FieldValue {
  namespace: string;
  key: string;
  type: string;
  value: string;
  reference?: Picture;
}

export interface SelectedOption {
  name: string;
  value: string;
}

export interface Variant {
  __typename: 'ProductVariant';
  id: string;
  number: number;
  product: Product;
  title: string;
  sku: string;
  priceCents: Cents;
  compareAtCents: Cents | null;
  selectedOptions: SelectedOption[];
  image: Picture | null;
  weight: number;
  /** Pieces left, changed by orders; null where stock is not counted. */
  onHand: number | null;
  fields: FieldValue[];
}

export interface ProductOption {
  name: string;
  values: {name: string; color: string | null}[];
}

export interface Product {
  __typename: 'Product';
  id: string;
  number: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  unitsSold: number;
  options: ProductOption[];
  variants: Variant[];
  pictures: Picture[];
  minCents: Cents;
  maxCents: Cents;
  fields: FieldValue[];
  collections: Collection[];
}

export interface Collection {
  __typename: 'Collection';
  id: string;
  number: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  image: Picture | null;
  updatedAt: string;
  /** In the order that the house chose. */
  products: Product[];
  fields: FieldValue[];
}

export interface Metaobject {
  __typename: 'Metaobject';
  id: string;
  type: string;
  handle: string;
  updatedAt: string;
  fields: FieldValue[];
}

/** Everything that can be bought and looked at. Content pages are in `content.ts`. */
export interface Catalogue {
  products: Product[];
  collections: Collection[];
  metaobjects: Metaobject[];
}

/** Whether a piece can be bought now. */
export function isAvailable(variant: Variant): boolean {
  return variant.onHand === null || variant.onHand > 0;
}
