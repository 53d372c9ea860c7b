/** How long a turn is waited for (milliseconds): a tab that the system has put to sleep keeps its. */
const patience = 10_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time, over all tabs where the browser can do that, else in this one. A turn that
 * does not come is not waited for for ever: the bag's requests may be sent twice, not never.
 */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const turn = last.then(() => overAllTabs(task));
  last = turn.catch(() => undefined);
  return turn;
}

async function overAllTabs<Result>(task: () => Promise<Result>): Promise<Result> {
  // Missing where the page is not served securely.
  if (!('locks' in navigator)) return task();
  let begun = false;
  const begin = () => {
    begun = true;
    return task();
  };
  try {
    return await navigator.locks.request('bag', {signal: AbortSignal.timeout(patience)}, begin);
  } catch (error) {
    if (begun) throw error;
    return task();
  }
}
