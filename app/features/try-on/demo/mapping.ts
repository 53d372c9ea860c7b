import * as v from 'valibot';
import type {DemoPieceFragment} from 'storefrontapi.generated';
import {productPath, type Category} from '~/lib/product-path';
import type {PieceRequest} from '../engine/protocol';

/** A piece of the demo: how it looks in a row, where it lives, and what the engine needs of it. */
export interface DemoPiece {
  id: string;
  title: string;
  path: string;
  image: DemoPieceFragment['featuredImage'];
  request: PieceRequest;
}

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const fasteningSchema = v.pipe(v.string(), v.parseJson(), v.object({x: fraction, y: fraction}));
const widthSchema = v.pipe(v.string(), v.transform(Number), v.number(), v.gtValue(0));

/** Null for a piece without a usable cut-out: it cannot be tried on. */
export function mapDemoPiece(product: DemoPieceFragment, category: Category): DemoPiece | null {
  const {id, title, featuredImage, cutout, widthMm, fastening} = product;
  const picture = cutout?.reference?.image?.url;
  const width = v.safeParse(widthSchema, widthMm?.value);
  const point = v.safeParse(fasteningSchema, fastening?.value);
  if (!picture || !width.success || !point.success) return null;
  return {
    id,
    title,
    path: productPath(product),
    image: featuredImage,
    request: {category, cutout: picture, widthMm: width.output, fastening: point.output},
  };
}
