import {useEffect, useState} from 'react';

/**
 * What a loader gave, once it is there; null until then. What was shown stays while it is asked for
 * again, and with it an open dialog and everything chosen.
 */
export function useArrived<Value>(value: Promise<Value> | Value): Value | null {
  const [arrived, setArrived] = useState<Value | null>(value instanceof Promise ? null : value);
  useEffect(() => {
    let current = true;
    void Promise.resolve(value).then((next) => {
      if (current) setArrived(next);
    });
    return () => {
      current = false;
    };
  }, [value]);
  return value instanceof Promise ? arrived : value;
}
