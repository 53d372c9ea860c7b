import {Image} from '~/ui/image';
import {useEffect, useRef, useState} from 'react';
import {IconButton} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {Icon} from '~/ui/icon';
import {CloserLook} from './closer-look';
import type {ProductPicture} from './mapping';
import {shownSlide} from './shown-slide';

/** The pictures of a piece as large as the window: swipe, arrow keys, and a closer look. */
export function Lightbox({
  open,
  onClose,
  pictures,
  title,
}: {
  /** Which picture it opens at; null while closed. */
  open: number | null;
  onClose: () => void;
  pictures: ProductPicture[];
  title: string;
}) {
  return (
    <Dialog open={open !== null} onClose={onClose} title={title} shape="full">
      {open !== null && <Slides start={open} pictures={pictures} title={title} />}
    </Dialog>
  );
}

function Slides({
  start,
  pictures,
  title,
}: {
  start: number;
  pictures: ProductPicture[];
  title: string;
}) {
  const [shown, setShown] = useState(start);
  const [closer, setCloser] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const picture = pictures[shown];

  useEffect(() => {
    // One frame later: until its dialog is shown, the strip has no width to scroll by.
    const frame = requestAnimationFrame(() => scrollToSlide(strip.current, start, 'instant'));
    return () => cancelAnimationFrame(frame);
  }, [start]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      // Looked at closely, the arrows move over the picture.
      if (!by || closer) return;
      event.preventDefault();
      scrollToSlide(strip.current, shown + by, 'smooth');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, closer]);

  return (
    <div className="relative min-h-0 flex-1">
      <ul
        ref={strip}
        inert={closer}
        onScroll={(event) => setShown(shownSlide(event.currentTarget))}
        className="flex h-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden"
      >
        {pictures.map((slide, index) => (
          <li
            key={slide.url}
            inert={index !== shown}
            className="relative size-full shrink-0 snap-center"
          >
            <button
              type="button"
              onClick={() => setCloser(true)}
              className="block size-full cursor-zoom-in -outline-offset-4"
            >
              <Image
                data={slide}
                alt={slide.altText ?? title}
                sizes="100vw"
                className="size-full object-contain"
              />
              <span className="sr-only">, look closer</span>
            </button>
          </li>
        ))}
      </ul>
      {closer && picture && (
        <CloserLook picture={picture} title={title} onLeave={() => setCloser(false)} />
      )}
      {!closer && pictures.length > 1 && (
        <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center bg-white/90">
          <IconButton
            label="Previous picture"
            disabled={shown === 0}
            onClick={() => scrollToSlide(strip.current, shown - 1, 'smooth')}
          >
            <Icon name="chevronLeft" />
          </IconButton>
          <p role="status" className="min-w-14 text-center text-sm figures">
            <span className="sr-only">Picture </span>
            {shown + 1} of {pictures.length}
          </p>
          <IconButton
            label="Next picture"
            disabled={shown === pictures.length - 1}
            onClick={() => scrollToSlide(strip.current, shown + 1, 'smooth')}
          >
            <Icon name="chevronRight" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** The strip's own scrolling says which picture is shown; buttons and keys only scroll it. */
function scrollToSlide(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollTo({left: index * strip.clientWidth, behavior: calm ? 'instant' : behavior});
}
