import {useEffect, useRef, useState} from 'react';
import {useLocation, useNavigation} from 'react-router';

/**
 * What a browser does on a full page load, for navigations without one: a thin line while the next
 * page is on its way, and for screen readers the new title and a place to read on from.
 */
export function NavigationFeedback() {
  const {pathname} = useLocation();
  const busy = useNavigation().state === 'loading';
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    // What was clicked is gone with the last page, or outside of what is new. An open dialog and a
    // field that asked for the focus keep it.
    const {activeElement} = document;
    const main = document.getElementById('main');
    if (main && !main.contains(activeElement) && !activeElement?.closest('dialog')) {
      main.focus({preventScroll: true});
    }
  }, [pathname]);

  return (
    <>
      <div
        aria-hidden="true"
        data-print="none"
        data-busy={busy}
        className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.5 origin-left scale-x-0 bg-gold opacity-0 transition-opacity duration-200 data-[busy=true]:animate-progress data-[busy=true]:opacity-100"
      />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  );
}
