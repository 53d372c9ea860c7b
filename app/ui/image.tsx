import type {ComponentProps} from 'react';

/** A picture of the shop, as the Storefront API names it. */
interface PictureData {
  url: string;
  altText?: string | null;
  width?: number | null;
  height?: number | null;
}

/** Widths that pictures are asked for in, in pixels. The same few for all, so that caches meet. */
const widths = [200, 400, 600, 900, 1200, 1600, 2000];

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'sizes'> & {
  /** What to show: the provider's picture, or the address alone. */
  data?: PictureData;
  src?: string;
  /** The part to show, as width to height; the provider crops to it. Otherwise the whole picture. */
  aspectRatio?: `${number}/${number}`;
} & (
    | {width?: undefined; sizes: string}
    /** For a picture of one fixed width, in CSS pixels. */
    | {width: number; sizes?: undefined}
  );

/**
 * A picture in the sizes that Shopify's image service makes, with its room kept free. It does what
 * Hydrogen's own does for this shop, in a third of the bytes that a first load has to carry.
 */
export function Image({data, src, aspectRatio, width, alt, ...rest}: ImageProps) {
  const url = data?.url ?? src;
  if (!url) return null;
  const ratio = aspectRatio ? readRatio(aspectRatio) : ratioOf(data);
  const heightOf = (own: number) => (ratio ? Math.round(own / ratio) : undefined);
  const at = (own: number) => sized(url, own, aspectRatio ? heightOf(own) : undefined);

  // No wider than the original, but for the width that comes next: it is the original's own.
  const last = data?.width ? widths.findIndex((own) => own >= (data.width ?? 0)) : -1;
  const offered = last < 0 ? widths : widths.slice(0, last + 1);
  const shown = width ?? offered.at(-1)!;

  return (
    <img
      decoding="async"
      loading="lazy"
      {...rest}
      alt={alt ?? data?.altText ?? ''}
      width={shown}
      height={heightOf(shown)}
      src={at(width ? width * 2 : Math.min(shown, 900))}
      srcSet={
        width
          ? `${at(width)} 1x, ${at(width * 2)} 2x, ${at(width * 3)} 3x`
          : offered.map((own) => `${at(own)} ${own}w`).join(', ')
      }
    />
  );
}

/** The address of a picture in a size, for Shopify's image service. */
function sized(address: string, width: number, height?: number): string {
  // A kept address may be of anything; what is no address of a service is shown as it is.
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set('width', String(width));
  if (height) {
    url.searchParams.set('height', String(height));
    url.searchParams.set('crop', 'center');
  }
  return url.href;
}

function readRatio(ratio: string): number {
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  return across / down;
}

const ratioOf = (data?: PictureData) =>
  data?.width && data.height ? data.width / data.height : undefined;
