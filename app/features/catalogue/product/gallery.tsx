import {Image} from '~/ui/image';
import type {ProductPicture} from './mapping';

/** The chosen variant's picture, then up to three more: side by side on phones, a wall on desks. */
export function Gallery({
  main,
  pictures,
  title,
}: {
  main: ProductPicture | null;
  pictures: ProductPicture[];
  title: string;
}) {
  const extra = pictures.filter(({id, url}) => id !== main?.id && url !== main?.url).slice(0, 3);
  const shown = main ? [main, ...extra] : extra;

  return (
    <ul
      aria-label={`Pictures of ${title}`}
      className="flex snap-x snap-mandatory [scrollbar-width:none] gap-px overflow-x-auto lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible"
    >
      {shown.map((picture, index) => (
        <li key={picture.url} className="w-full shrink-0 snap-center lg:first:col-span-3">
          <Image
            data={picture}
            alt={picture.altText ?? title}
            aspectRatio="4/5"
            sizes={index === 0 ? '(min-width: 64em) 50vw, 100vw' : '(min-width: 64em) 17vw, 100vw'}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            className="aspect-piece size-full bg-linen object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
