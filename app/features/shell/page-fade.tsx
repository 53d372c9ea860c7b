import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation, useNavigation} from 'react-router';

/** Half of the 300 ms in which one page fades out and the next one in, in seconds. */
const halfFade = 0.15;

/** Milliseconds after the first page that the fade's code is fetched in: no page needs it to appear. */
const fetchAfter = 1_500;
const fetchMotion = () => import('framer-motion/dom/mini');

/** Fades the page out while the next one is fetched, and the next one in. */
export function PageFade({children}: {children: ReactNode}) {
  const element = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.state === 'loading' && navigation.location.pathname !== pathname;
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
  }, [leaving, pathname]);

  return (
    <div ref={element} className="flex flex-1 flex-col print:block">
      {children}
    </div>
  );
}
