import {useEffect, useState} from 'react';
import {useLocation} from 'react-router';
import {isBusyPath, isDue, scrollDepth, timeLeft} from './popup-rules';
import {hadItsChance, recordFlag, recordPage} from './popup-session';

/** Milliseconds that a page is given to arrive before anything covers it. */
const settling = 800;
/** Milliseconds after a press before anything covers the page: what is being clicked gets the click. */
const afterPress = 500;

/** Whether the popup is to be seen now: once in a session, when it is due and nobody is disturbed. */
export function usePopup(): {open: boolean; close: () => void; complete: () => void} {
  const {pathname} = useLocation();
  const [open, setOpen] = useState(false);
  const [completed, setCompleted] = useState(false);

  useEffect(() => {
    if (hadItsChance()) return;
    const visit = recordPage(pathname, Date.now());

    let pressing = false;
    let pressEnded: ReturnType<typeof setTimeout> | undefined;
    const consider = () => {
      if (pressing || !isDue(visit, Date.now())) return;
      if (isBusyPath(pathname) || isDisturbing()) return;
      stop();
      recordFlag('shown');
      setOpen(true);
    };
    const onScroll = () => {
      const depth = scrollDepth(window, document.documentElement.scrollHeight);
      visit.depth = Math.max(visit.depth, depth);
      consider();
    };
    const onPress = () => {
      pressing = true;
      clearTimeout(pressEnded);
    };
    const onPressEnd = () => {
      clearTimeout(pressEnded);
      pressEnded = setTimeout(() => {
        pressing = false;
        consider();
      }, afterPress);
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
      clearTimeout(pressEnded);
      document.removeEventListener('pointerdown', onPress, true);
      for (const end of pressEnds) document.removeEventListener(end, onPressEnd, true);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('close', later, true);
      document.removeEventListener('focusout', later);
    };

    document.addEventListener('pointerdown', onPress, true);
    for (const end of pressEnds) document.addEventListener(end, onPressEnd, true);
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

/** A finger that begins to scroll is cancelled, and so is done pressing. */
const pressEnds = ['pointerup', 'pointercancel'] as const;

/** Another dialog is open, or somebody is writing. */
const isDisturbing = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
