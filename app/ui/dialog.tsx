import {useEffect, useId, useRef, type ReactNode} from 'react';
import {IconButton} from './button';
import {Icon} from './icon';
import {ToastRegion} from './toast';

type Shape = 'right' | 'left' | 'bottom' | 'centre' | 'top' | 'full';

const shapes: Record<Shape, string> = {
  right: 'ml-auto h-dvh max-h-none w-full max-w-md starting:open:translate-x-8',
  left: 'mr-auto h-dvh max-h-none w-full max-w-sm starting:open:-translate-x-8',
  bottom:
    'mt-auto max-h-[88dvh] w-full max-w-none starting:open:translate-y-8 md:m-auto md:max-w-xl',
  centre: 'm-auto max-h-[92dvh] w-[min(94vw,40rem)] max-w-none starting:open:translate-y-3',
  top: 'mb-auto max-h-dvh w-full max-w-none starting:open:-translate-y-4',
  full: 'h-dvh max-h-none w-full max-w-none',
};

/**
 * A modal dialog on the browser's own element: focus is kept inside and given back on closing, the
 * rest of the page is inert, Escape and a click beside it close it.
 */
export function Dialog({
  id,
  open,
  onClose,
  title,
  shape = 'centre',
  className = '',
  hideTitle = false,
  keepMounted = false,
  children,
}: {
  id?: string;
  open: boolean;
  onClose: () => void;
  title: string;
  shape?: Shape;
  className?: string;
  /** The title stays for screen readers only. */
  hideTitle?: boolean;
  /** The content is there while closed too, for a button that opens it without JavaScript. */
  keepMounted?: boolean;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      const {documentElement: page} = document;
      page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
      dialog.showModal();
    } else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      id={id}
      aria-labelledby={titleId}
      // A dialog within this one tells its closing here as well; whoever closed this one knows.
      onClose={({target, currentTarget}) => {
        if (target === currentTarget && open) onClose();
      }}
      // Escape and a click beside the dialog close it.
      closedby="any"
      className={`bg-white text-ink opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-300 ease-out backdrop:bg-ink/35 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 open:opacity-100 open:backdrop:opacity-100 starting:open:opacity-0 starting:open:backdrop:opacity-0 ${shapes[shape]} ${className}`}
    >
      {(open || keepMounted) && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex shrink-0 items-center justify-between gap-4 border-b border-hairline py-3 pr-3 pl-6">
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-xl'}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} className="ml-auto">
              <Icon name="close" />
            </IconButton>
          </div>
          {children}
          {open && <ToastRegion place={hideTitle ? 'header' : 'foot'} />}
        </div>
      )}
    </dialog>
  );
}
