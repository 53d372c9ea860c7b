import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation, useNavigation} from 'react-router';

/** Half of the 300 ms in which one page fades out and the next one in, in seconds. */
const halfFade = 0.15;

/** Fades the page out while the next one is fetched, and the next one in. */
export function PageFade({children}: {children: ReactNode}) {
  const element = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.state === 'loading' && navigation.location.pathname !== pathname;
  const arrivedFirst = useRef(true);

  useEffect(() => {
    if (arrivedFirst.current) {
      arrivedFirst.current = false;
      return;
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stopped = false;
    // Fetched on the first navigation: no page needs it to appear.
    void import('framer-motion/dom/mini').then(({animate}) => {
      if (!stopped && element.current) {
        animate(element.current, {opacity: leaving ? 0 : 1}, {duration: halfFade, ease: 'easeOut'});
      }
    });
    return () => {
      stopped = true;
    };
  }, [leaving, pathname]);

  return (
    <div ref={element} className="flex flex-1 flex-col">
      {children}
    </div>
  );
}
