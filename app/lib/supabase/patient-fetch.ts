/** Milliseconds that an answer is worth waiting for; mails, files and functions take longer. */
const timeLimits: [path: RegExp, limit: number][] = [
  [/^\/(storage|functions)\/v1\//, 30_000],
  [/^\/auth\/v1\/(signup|recover|resend|otp)/, 15_000],
  [/./, 6_000],
];

/** Milliseconds before each repetition of a read. */
const pauses = [200, 400];
const passing = new Set([502, 503, 504, 520]);

/**
 * `fetch` for supabase-js: with a time limit, the shop's client key, and reads repeated a little
 * while. What still fails afterwards ends there: the library's own repetitions would keep a page
 * waiting seven seconds more.
 */
export function patientFetch(clientKey: () => Promise<string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-client-key', await clientKey());
    const {pathname} = new URL(request.url);
    const limit = timeLimits.find(([path]) => path.test(pathname))?.[1] ?? 6_000;
    const isRead = request.method === 'GET' || request.method === 'HEAD';

    for (const pause of isRead ? [...pauses, null] : [null]) {
      const outcome = await ask(pause === null ? request : request.clone(), limit);
      const isError = outcome instanceof Error;
      const passes = isError ? outcome.name !== 'AbortError' : passing.has(outcome.status);
      // A time limit that ran out once is not worth waiting for again.
      if (pause === null || !passes) return settle(outcome);
      if (!isError) await outcome.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw ended('no answer');
  };
}

async function ask(request: Request, limit: number): Promise<Response | Error> {
  try {
    return await fetch(request, {signal: AbortSignal.timeout(limit)});
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    return failure.name === 'TimeoutError' ? ended(`no answer within ${limit} ms`) : failure;
  }
}

/** An abort and a 502 are what the library does not repeat. */
function settle(outcome: Response | Error): Response {
  if (outcome instanceof Error) throw ended(outcome.message);
  return passing.has(outcome.status)
    ? Response.json({message: `The service answered ${outcome.status}`}, {status: 502})
    : outcome;
}

const ended = (message: string) => new DOMException(message, 'AbortError');
