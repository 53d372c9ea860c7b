import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {IconButton} from './button';
import {Icon} from './icon';

export interface Toast {
  title: string;
  message?: string;
  /** A failure stays longer and interrupts a screen reader. */
  tone?: 'calm' | 'failure';
}

interface Toaster {
  toasts: (Toast & {id: number})[];
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** The regions on the page, innermost last: an open dialog's is the one that can be seen. */
  regions: string[];
  enter: (region: string) => () => void;
}

const ToastContext = createContext<Toaster | null>(null);

/** Milliseconds that a toast stays: 3 s for good news, 5 s for what needs reading. */
const stay = {calm: 3_000, failure: 5_000};

const isSame = (one: Toast, other: Toast) =>
  one.title === other.title && one.message === other.message;

function useToaster(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast must be used within a ToastProvider');
  return toaster;
}

/** @throws Error outside a ToastProvider. */
export function useToast(): (toast: Toast) => void {
  return useToaster().show;
}

/** Keeps the short messages of the page; `ToastRegion` shows them. */
export function ToastProvider({children}: {children: ReactNode}) {
  const [toasts, setToasts] = useState<Toaster['toasts']>([]);
  const [regions, setRegions] = useState<string[]>([]);
  const count = useRef(0);

  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      const id = (count.current += 1);
      // Said again, it takes the place of the first time: nothing moves for it.
      setToasts((shown) => [
        ...shown.filter((other) => !isSame(other, toast)).slice(-2),
        {...toast, id},
      ]);
      setTimeout(() => dismiss(id), stay[toast.tone ?? 'calm']);
    },
    [dismiss],
  );
  const enter = useCallback((region: string) => {
    setRegions((known) => [...known, region]);
    return () => setRegions((known) => known.filter((other) => other !== region));
  }, []);
  const toaster = useMemo(
    () => ({toasts, show, dismiss, regions, enter}),
    [toasts, show, dismiss, regions, enter],
  );

  return (
    <ToastContext value={toaster}>
      {children}
      <ToastRegion />
    </ToastContext>
  );
}

const places = {
  foot: {
    region: 'content-end items-end justify-items-center p-4 sm:justify-items-end sm:p-8',
    toast: 'max-w-sm',
  },
  // As wide as leaves the button free that closes the dialog.
  header: {region: 'content-start items-start justify-items-start p-3 pr-16', toast: 'max-w-76'},
} as const;

/** Pixels between one toast and the next. */
const gap = 8;

/**
 * Stacks what lies in one place, from the edge of the window on. A transform moves them: to the
 * browser, and to who reads one, it is no jump when another comes or goes.
 */
function stack(toasts: HTMLElement[], place: keyof typeof places): void {
  const [inOrder, away] = place === 'foot' ? [toasts.toReversed(), -1] : [toasts, 1];
  let taken = 0;
  for (const toast of inOrder) {
    toast.style.translate = `0 ${away * taken}px`;
    taken += toast.offsetHeight + gap;
  }
}

/**
 * Where toasts appear and are read out. An open dialog has one of its own, because everything
 * outside of it is inert; only the innermost region speaks.
 * @param place `header` where the window's upper edge has room for them, and its lower edge has links
 */
export function ToastRegion({place = 'foot'}: {place?: keyof typeof places}) {
  const {toasts, dismiss, regions, enter} = useToaster();
  const region = useId();
  useEffect(() => enter(region), [enter, region]);
  const shown = regions.at(-1) === region ? toasts : [];

  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ofRegion = element.current?.querySelectorAll<HTMLElement>(':scope > [role] > *') ?? [];
    const arrange = () => stack([...ofRegion], place);
    arrange();
    // In a narrower window they are higher.
    window.addEventListener('resize', arrange);
    return () => window.removeEventListener('resize', arrange);
  }, [toasts, regions, place]);

  return (
    <div
      ref={element}
      className={`pointer-events-none fixed inset-0 z-50 grid grid-cols-1 ${places[place].region}`}
      data-print="none"
    >
      {(['status', 'alert'] as const).map((role) => (
        <div key={role} role={role} className="contents">
          {shown
            .filter((toast) => (toast.tone === 'failure') === (role === 'alert'))
            .map((toast) => (
              <div
                key={toast.id}
                className={`on-ink pointer-events-auto col-start-1 row-start-1 flex w-full animate-[fade-in_300ms_ease-out] items-start gap-4 bg-ink py-3 pr-2 pl-5 text-paper transition-[translate] ${places[place].toast}`}
              >
                <div className="flex-1 py-1.5">
                  <p className="text-sm font-medium">{toast.title}</p>
                  {toast.message && <p className="mt-1 text-sm text-hairline">{toast.message}</p>}
                </div>
                <IconButton label="Dismiss" onClick={() => dismiss(toast.id)}>
                  <Icon name="close" className="size-4" />
                </IconButton>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
