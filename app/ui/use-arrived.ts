import {useEffect, useState} from 'react';

type Outcome<Value> = {value: Value} | {error: unknown};

/**
 * What a loader gave, once it is there; null until then. What was shown stays while it is asked for
 * again, and with it the focus, what is being typed, an open dialog and everything chosen.
 *
 * @throws what the loader's promise was rejected with
 */
export function useArrived<Value>(value: Promise<Value> | Value): {value: Value} | null {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(
    value instanceof Promise ? null : {value},
  );
  useEffect(() => {
    let current = true;
    const settle = (next: Outcome<Value>) => {
      if (current) setOutcome(next);
    };
    Promise.resolve(value).then(
      (arrived) => settle({value: arrived}),
      (error: unknown) => settle({error}),
    );
    return () => {
      current = false;
    };
  }, [value]);
  if (!(value instanceof Promise)) return {value};
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome;
}
