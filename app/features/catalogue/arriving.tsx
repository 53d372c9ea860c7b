import {useEffect, useState, type ReactNode} from 'react';

/** Nothing yet, or what came last; `busy` while something newer is on its way. */
interface Arrival<Value> {
  value: Value | null | undefined;
  busy: boolean;
}

/**
 * What a loader hands over, at once or as a promise. While the next is on its way the last stays, so
 * that choosing a filter does not wipe the list that is being read.
 */
export function useArrival<Value>(given: Promise<Value | null> | Value | null): Arrival<Value> {
  const [arrived, setArrived] = useState<{from: unknown; value: Value | null}>();
  const [failure, setFailure] = useState<unknown>();
  const isPromise = given instanceof Promise;
  if (!isPromise && arrived?.from !== given) setArrived({from: given, value: given});

  useEffect(() => {
    if (!(given instanceof Promise)) return;
    let current = true;
    given.then(
      (value) => current && setArrived({from: given, value}),
      (error: unknown) => current && setFailure(error ?? new Error('Nothing arrived')),
    );
    return () => {
      current = false;
    };
  }, [given]);

  // For the error boundary: an effect cannot throw there.
  if (failure !== undefined) throw failure;
  return isPromise
    ? {value: arrived?.value, busy: arrived?.from !== given}
    : {value: given, busy: false};
}

/**
 * What is on its way, with a placeholder of its size, or what is said when it does not come. What is
 * there already goes straight into the document, for readers without JavaScript.
 */
export function Arriving<Value>({
  value: given,
  placeholder,
  otherwise,
  children,
}: {
  value: Promise<Value | null> | Value | null;
  placeholder: ReactNode;
  otherwise: ReactNode;
  children: (value: Value, busy: boolean) => ReactNode;
}) {
  const {value, busy} = useArrival(given);
  if (value === undefined) return placeholder;
  return value === null ? otherwise : children(value, busy);
}
