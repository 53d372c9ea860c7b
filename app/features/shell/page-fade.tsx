import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation, useNavigation} from 'react-router';

/** Half of the 300 ms in which one page fades out and the next one in, in seconds. */
const halfFade = 0.15;

/** Milliseconds after the first page that the fade's code is fetched in: no page needs it to appear. */
const fetchAfter = 1_500;
const fetchMotion = () => import('framer-motion/dom/mini');

/** The portal's rooms change within one page, which shows by itself that one is on its way. */
const pageAt = (pathname: string) => (pathname.startsWith('/portal') ? '/portal' : pathname);

/** Fades the page out while the next one is fetched, and the next one in. */
export function PageFade({children}: {children: ReactNode}) {
  const element = useRef<HTMLDivElement>(null);
  const page = pageAt(useLocation().pathname);
  const navigation = useNavigation();
  const leaving = navigation.state === 'loading' && pageAt(navigation.location.pathname) !== page;
  const arrivedFirst = useRef(true);

  useEffect(() => {
    const timer = setTimeout(() => void fetchMotion().catch(() => undefined), fetchAfter);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (arrivedFirst.current) {
      arrivedFirst.current = false;
      return;
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stopped = false;
    void fetchMotion().then(
      ({animate}) => {
        if (!stopped && element.current) {
          const opacity = leaving ? 0 : 1;
          animate(element.current, {opacity}, {duration: halfFade, ease: 'easeOut'});
        }
      },
      // Without its code pages change without a fade.
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [leaving, page]);

  return (
    <div ref={element} className="flex flex-1 flex-col print:block">
      {children}
    </div>
  );
}
