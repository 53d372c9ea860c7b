import {useEffect, useState} from 'react';
import {useLocation} from 'react-router';
import {isBusyPath, isDue, scrollDepth, timeLeft} from './popup-rules';
import {hadItsChance, recordFlag, recordPage} from './popup-session';

/** Milliseconds that a page is given to arrive before anything covers it. */
const settling = 800;

/** Whether the popup is to be seen now: once in a session, when it is due and nobody is disturbed. */
export function usePopup(): {open: boolean; close: () => void; complete: () => void} {
  const {pathname} = useLocation();
  const [open, setOpen] = useState(false);
  const [completed, setCompleted] = useState(false);

  useEffect(() => {
    if (hadItsChance()) return;
    const visit = recordPage(pathname, Date.now());

    const consider = () => {
      if (!isDue(visit, Date.now()) || isBusyPath(pathname) || isDisturbing()) return;
      stop();
      recordFlag('shown');
      setOpen(true);
    };
    const onScroll = () => {
      const depth = scrollDepth(window, document.documentElement.scrollHeight);
      visit.depth = Math.max(visit.depth, depth);
      consider();
    };
    // A dialog that closes, or a field that is left, may have been all that was in the way.
    const later = () => setTimeout(consider);
    const timers = [
      // Somebody may have scrolled before this was there to see it.
      setTimeout(onScroll, settling),
      setTimeout(consider, Math.max(settling, timeLeft(visit, Date.now()))),
    ];
    const stop = () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('close', later, true);
      document.removeEventListener('focusout', later);
    };

    window.addEventListener('scroll', onScroll, {passive: true});
    document.addEventListener('close', later, true);
    document.addEventListener('focusout', later);
    return stop;
  }, [pathname]);

  return {
    open,
    close: () => {
      setOpen(false);
      if (open && !completed) recordFlag('dismissed');
    },
    complete: () => {
      setCompleted(true);
      recordFlag('completed');
    },
  };
}

/** Another dialog is open, or somebody is writing. */
const isDisturbing = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
