import {dollars} from '../money.ts';
import {
  CATALOGUE,
  type CollectionEntry,
  COLLECTIONS,
  type Piece,
  type PieceImage,
  PIECES,
  type TryOn,
} from './pieces.ts';
import type {Catalogue, Collection, FieldValue, Metaobject, Picture, Product} from './records.ts';

/** When the house last touched its pictures and, a day earlier each, its collections. */
const UPDATED = '2026-04-20T09:00:00Z';

/** Fresh records of the sample catalogue: stock counts in them change as orders come in. */
export function sampleCatalogue(): Catalogue {
  const pictures = new Map<string, Picture>();
  const editorials = CATALOGUE.editorials.map((image, index) => picture(image, 99_000_000 + index));
  for (const [index, editorial] of editorials.entries()) {
    pictures.set(CATALOGUE.editorials[index]?.file ?? '', editorial);
  }
  const products = PIECES.map((piece) => productOf(piece));
  for (const product of products) {
    for (const image of product.pictures) pictures.set(image.file, image);
  }
  return {
    products,
    collections: COLLECTIONS.map((entry) => collectionOf(entry, products, pictures)),
    metaobjects: editorials.map((image, index) =>
      editorialOf(CATALOGUE.editorials[index]?.role ?? '', image, index + 1),
    ),
  };
}

/** A piece as a product; the generator makes its ten thousand out of altered pieces. */
export function productOf(piece: Piece): Product {
  const number = 7_100_000_000_000 + piece.id;
  const images = piece.images.map((image, index) => picture(image, piece.id * 100 + index));
  const cents = piece.variants.map((variant) => dollars(variant.price));
  const product: Product = {
    __typename: 'Product',
    id: `gid://shopify/Product/${number}`,
    number,
    handle: piece.handle,
    title: piece.title,
    descriptionHtml: piece.descriptionHtml,
    productType: capitalised(piece.category),
    vendor: CATALOGUE.vendor,
    tags: [...piece.tags].sort(),
    createdAt: `${piece.createdAt}T10:00:00Z`,
    updatedAt: `${piece.createdAt}T10:00:00Z`,
    unitsSold: piece.unitsSold,
    options: piece.options.map((option) => ({
      name: option.name,
      values: option.values.map((name) => ({name, color: CATALOGUE.swatches[name] ?? null})),
    })),
    variants: [],
    pictures: images,
    minCents: Math.min(...cents),
    maxCents: Math.max(...cents),
    fields: productFields(piece),
    collections: [],
  };
  product.variants = piece.variants.map((variant, index) => {
    const variantNumber = 41_000_000_000_000 + piece.id * 100 + index;
    const onSale = variant.price === piece.price ? piece.compareAtPrice : null;
    return {
      __typename: 'ProductVariant',
      id: `gid://shopify/ProductVariant/${variantNumber}`,
      number: variantNumber,
      product,
      title: variant.title,
      sku: variant.sku,
      priceCents: dollars(variant.price),
      compareAtCents: onSale === null ? null : dollars(onSale),
      selectedOptions: piece.options.map(({name}) => ({name, value: variant.options[name] ?? ''})),
      image: images.find((image) => image.file === variant.image) ?? images[0] ?? null,
      weight: piece.weightGrams,
      onHand: variant.available ? variant.inventory : 0,
      fields: variant.tryOn ? tryOnFields(variant.tryOn, piece.id * 100 + 60 + index) : [],
    };
  });
  return product;
}

function productFields(piece: Piece): FieldValue[] {
  const custom = (key: string, type: string, value: string | null): FieldValue[] =>
    value === null || value === '' ? [] : [{namespace: 'custom', key, type, value}];
  const list = (values: string[]) => (values.length === 0 ? null : JSON.stringify(values));
  return [
    ...custom('material', 'single_line_text_field', piece.material),
    ...custom('stones', 'single_line_text_field', piece.stones),
    ...custom('metal_family', 'list.single_line_text_field', list(piece.metalFamilies)),
    ...custom('stone_family', 'list.single_line_text_field', list(piece.stoneFamilies)),
    ...custom('dimensions', 'multi_line_text_field', piece.dimensions.join('\n')),
    ...custom(
      'care',
      'multi_line_text_field',
      piece.care.map((key) => CATALOGUE.care[key]).join('\n'),
    ),
    ...tryOnFields(piece.tryOn, piece.id * 100 + 50),
  ];
}

function tryOnFields(tryOn: TryOn, imageId: number): FieldValue[] {
  const cutout = picture(tryOn, imageId);
  return [
    {
      namespace: 'try_on',
      key: 'cutout',
      type: 'file_reference',
      value: mediaId(cutout),
      reference: cutout,
    },
    {
      namespace: 'try_on',
      key: 'width_mm',
      type: 'number_decimal',
      value: String(tryOn.widthMm),
    },
    {
      namespace: 'try_on',
      key: 'fastening',
      type: 'json',
      value: JSON.stringify(tryOn.fastening),
    },
  ];
}

/** The id of a picture seen as a file of the shop. */
export function mediaId(image: Picture): string {
  return image.id.replace('ProductImage', 'MediaImage');
}

function picture(image: PieceImage, number: number): Picture {
  return {
    __typename: 'Image',
    id: `gid://shopify/ProductImage/${30_000_000_000_000 + number}`,
    file: image.file,
    altText: image.alt ?? null,
    width: image.width,
    height: image.height,
  };
}

function collectionOf(
  entry: CollectionEntry,
  products: readonly Product[],
  pictures: ReadonlyMap<string, Picture>,
): Collection {
  const number = 450_000_000_000 + entry.id;
  const collection: Collection = {
    __typename: 'Collection',
    id: `gid://shopify/Collection/${number}`,
    number,
    handle: entry.handle,
    title: entry.title,
    descriptionHtml: entry.descriptionHtml,
    image: pictures.get(entry.image) ?? null,
    updatedAt: UPDATED.replace('20T', `${20 - entry.id}T`),
    products: entry.products.flatMap((handle) =>
      products.filter((product) => product.handle === handle),
    ),
    fields: [],
  };
  for (const product of collection.products) product.collections.push(collection);
  return collection;
}

function editorialOf(handle: string, image: Picture, number: number): Metaobject {
  return {
    __typename: 'Metaobject',
    id: `gid://shopify/Metaobject/${90_000_000_000 + number}`,
    type: 'editorial',
    handle,
    updatedAt: UPDATED,
    fields: [
      {
        namespace: '',
        key: 'image',
        type: 'file_reference',
        value: mediaId(image),
        reference: image,
      },
      {namespace: '', key: 'alt', type: 'single_line_text_field', value: image.altText ?? ''},
    ],
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
