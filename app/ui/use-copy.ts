import {useEffect, useRef, useState} from 'react';

/** Milliseconds for which a control says that it has copied. */
const copiedFor = 2_000;

/**
 * Copies text, and knows for two seconds that it has. `copy` resolves to false where the browser
 * does not allow it.
 */
export function useCopy(): {copied: boolean; copy: (text: string) => Promise<boolean>} {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedFor);
    return true;
  };
  return {copied, copy};
}
