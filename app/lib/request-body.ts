/**
 * The most that a request may carry. Nothing that the shop's forms send comes near it: the longest
 * is a bag of 250 lines.
 */
const usualLimit = 256 * 1024;
/** 9 MB of encoded photo and some room, as the function `virtual-try-on` takes it. */
const photoLimit = 10 * 1024 * 1024;

/** Bytes of an unwanted body that are read off before the connection is cut. */
const patience = 48 * 1024 * 1024;

/** Bytes that a request to this address may carry. */
const limitOf = (pathname: string) =>
  /^\/try-on\/generate\.json(\.data)?$/.test(pathname) ? photoLimit : usualLimit;

export interface LimitedRequest {
  /** The request; reading more of it than is allowed fails. */
  request: Request;
  /** Whether more was announced than is allowed, or more has been read by now. */
  tooLarge: () => boolean;
  /** Reads off what nobody has read: until then a sender hears no answer, only a broken connection. */
  discard: () => Promise<void>;
}

/** Holds a request to the size that its address allows, however its length is told. */
export function limitBody(incoming: Request): LimitedRequest {
  const most = limitOf(new URL(incoming.url).pathname);
  const announced = Number(incoming.headers.get('Content-Length') ?? NaN);
  let exceeded = announced > most;
  let request = incoming;

  // An announced length binds the sender; without one the bytes are counted on their way.
  if (incoming.body && Number.isNaN(announced) && !['GET', 'HEAD'].includes(incoming.method)) {
    let received = 0;
    const counted = incoming.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          exceeded = received > most;
          if (exceeded) controller.error(new RangeError('More was sent than is taken here'));
          else controller.enqueue(chunk);
        },
      }),
      {preventCancel: true},
    );
    const init: RequestInit & {duplex: 'half'} = {body: counted, duplex: 'half'};
    request = new Request(incoming, init);
  }

  return {
    request,
    tooLarge: () => exceeded,
    async discard() {
      for (const body of [incoming.body, request.body]) {
        if (body && !body.locked) await drain(body);
      }
    },
  };
}

/** Reads to the end and keeps nothing; what has no end in sight is given up. */
async function drain(body: ReadableStream): Promise<void> {
  const reader = body.getReader();
  try {
    for (let bytes = 0; bytes < patience;) {
      const {done, value} = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Whoever sent it is gone.
  }
}
