import type {CartLineItem} from '~/features/bag/cart';
import {productPath} from '~/lib/product-path';

interface Variant {
  id: string;
  title: string;
  price: {amount: string};
  compareAtPrice?: {amount: string} | null;
  image?: {url: string} | null;
  selectedOptions: {name: string; value: string}[];
}

/** One of a variant, as the bag takes it. */
export function cartItem(
  product: {
    id: string;
    handle: string;
    title: string;
    productType: string;
    images: {nodes: {url: string}[]};
  },
  variant: Variant,
): CartLineItem {
  const image = variant.image ?? product.images.nodes[0];
  return {
    id: `${product.id}_${variant.id}`,
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    price: variant.price.amount,
    ...(variant.compareAtPrice && {compareAtPrice: variant.compareAtPrice.amount}),
    ...(image && {image: image.url}),
    quantity: 1,
    variant: {title: variant.title, selectedOptions: variant.selectedOptions},
    href: productPath(product, variant.selectedOptions),
  };
}
