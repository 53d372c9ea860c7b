import type {Picture} from './catalogue/records.ts';
import {mediaId} from './catalogue/sample.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';

interface Transform {
  crop?: string | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  preferredContentType?: string | null;
  scale?: number | null;
}

/** Where a picture is served, made to measure where a transformation is asked for. */
export function imageUrl(origin: string, {file}: Picture, transform: Transform = {}): string {
  const url = new URL(`/cdn/shop/files/${encodeURIComponent(file)}`, origin);
  url.searchParams.set('v', '1');
  const scale = transform.scale ?? 1;
  if (transform.maxWidth) url.searchParams.set('width', String(transform.maxWidth * scale));
  if (transform.maxHeight) url.searchParams.set('height', String(transform.maxHeight * scale));
  if (transform.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
  const format = transform.preferredContentType?.toLowerCase();
  if (format) url.searchParams.set('format', format);
  return url.href;
}

/** A picture as a file of the shop, for media lists and file references. */
export function toMediaImage(image: Picture) {
  return {
    __typename: 'MediaImage' as const,
    id: mediaId(image),
    alt: image.altText,
    image,
    previewImage: image,
    mediaContentType: 'IMAGE',
    presentation: null,
  };
}

const plainUrl: Resolver<Picture> = (image, _args, {store}) => imageUrl(store.origin, image);

export const imageResolvers: TypeResolvers = {
  Image: {
    url: ((image, {transform}, {store}) =>
      imageUrl(store.origin, image, transform ?? {})) satisfies Resolver<
      Picture,
      {transform?: Transform | null}
    >,
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: ((image, args, {store}) =>
      imageUrl(store.origin, image, args)) satisfies Resolver<Picture, Transform>,
    thumbhash: () => null,
  },
};
