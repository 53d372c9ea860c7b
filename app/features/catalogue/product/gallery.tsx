import {useEffect, useRef, useState, type MouseEvent} from 'react';
import {fetchedDialog} from '~/ui/fetched';
import {Image} from '~/ui/image';
import {opensElsewhere} from '~/ui/opens-elsewhere';
import type {ProductPicture} from './mapping';
import {shownSlide} from './shown-slide';

// Fetched when the first picture is opened.
const Lightbox = fetchedDialog(async () => (await import('./lightbox')).Lightbox);

/**
 * The chosen variant's picture, then up to three more: side by side on phones, a wall on desks. Each
 * is a link to itself, which opens it large where there is JavaScript.
 */
export function Gallery({
  main,
  pictures,
  title,
}: {
  main: ProductPicture | null;
  pictures: ProductPicture[];
  title: string;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const extra = pictures.filter(({id, url}) => id !== main?.id && url !== main?.url).slice(0, 3);
  const slides = main ? [main, ...extra] : extra;

  // Another choice shows another picture: nobody should have to swipe back for it.
  useEffect(() => {
    strip.current?.scrollTo({left: 0});
  }, [main?.url]);

  const enlarge = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setAsked(true);
    setOpen(index);
  };

  return (
    <div className="relative">
      <ul
        ref={strip}
        aria-label={`Pictures of ${title}`}
        onScroll={(event) => setShown(shownSlide(event.currentTarget))}
        className="flex snap-x snap-mandatory [scrollbar-width:none] gap-px overflow-x-auto lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible print:grid print:grid-cols-3 print:gap-2 print:overflow-visible"
      >
        {slides.map((picture, index) => (
          <li
            key={picture.url}
            className="relative w-full shrink-0 snap-center lg:first:col-span-3 print:first:col-span-3"
          >
            <a
              href={picture.url}
              onClick={(event) => enlarge(event, index)}
              aria-haspopup="dialog"
              className="block cursor-zoom-in -outline-offset-4"
            >
              <Image
                data={picture}
                alt={picture.altText ?? title}
                aspectRatio="4/5"
                sizes={
                  index === 0 ? '(min-width: 64em) 50vw, 100vw' : '(min-width: 64em) 17vw, 100vw'
                }
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className="aspect-piece size-full bg-linen object-cover"
              />
              <span className="sr-only">, enlarge</span>
            </a>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <p
          aria-hidden="true"
          data-print="none"
          className="pointer-events-none absolute right-4 bottom-4 bg-white/90 px-3 py-1 text-xs figures lg:hidden"
        >
          {shown + 1} / {slides.length}
        </p>
      )}
      {asked && (
        <Lightbox pictures={slides} title={title} open={open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
