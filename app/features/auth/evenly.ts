/** Milliseconds; longer than a mail server usually takes. */
const answeredAfter = 1_500;

/**
 * Answers after the same time whatever the work was, so that the time does not tell whether there
 * was a mail to send. Work that is not done by then goes on; its failure is then only logged.
 * @returns what the work came to; null where that is not known yet
 */
export async function evenly<Outcome>(
  work: Promise<Outcome>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<Outcome | null> {
  const time = new Promise<null>((resolve) => setTimeout(() => resolve(null), answeredAfter));
  waitUntil(work.catch(() => undefined));
  try {
    return await Promise.race([work, time]);
  } finally {
    await time;
  }
}
