import {Image} from '~/ui/image';
import {useEffect, useRef, type PointerEvent} from 'react';
import type {ProductPicture} from './mapping';

/**
 * A picture larger than the window: it follows the mouse, is dragged by fingers, and scrolls by the
 * arrow keys. A click leads back.
 */
export function CloserLook({
  picture,
  title,
  onLeave,
}: {
  picture: ProductPicture;
  title: string;
  onLeave: () => void;
}) {
  const frame = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const {current} = frame;
    if (!current) return;
    current.focus({preventScroll: true});
    lookAt(current, 0.5, 0.5);
  }, []);

  const follow = ({pointerType, clientX, clientY, currentTarget}: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    const {left, top, width, height} = currentTarget.getBoundingClientRect();
    lookAt(currentTarget, (clientX - left) / width, (clientY - top) / height);
  };

  return (
    <button
      ref={frame}
      type="button"
      onClick={onLeave}
      onPointerMove={follow}
      className="absolute inset-0 block cursor-zoom-out [scrollbar-width:none] overflow-auto bg-white -outline-offset-4"
    >
      <Image
        data={picture}
        alt={picture.altText ?? title}
        sizes="(min-width: 64em) 160vw, 250vw"
        className="aspect-piece w-[250vw] max-w-none bg-linen object-cover lg:w-[160vw]"
      />
      <span className="sr-only">, back to the whole picture</span>
    </button>
  );
}

/** Scrolls to a point of the picture, in fractions of what there is to scroll. */
function lookAt(frame: HTMLElement, x: number, y: number) {
  frame.scrollTo({
    left: x * (frame.scrollWidth - frame.clientWidth),
    top: y * (frame.scrollHeight - frame.clientHeight),
  });
}
