import {setTimeout as delay} from 'node:timers/promises';

/** What a fault can hit. */
export type FaultArea = 'graphql' | 'checkout' | 'images' | 'webhooks';

/** How a request fails. */
export type FaultKind =
  /** Answers after `ms` milliseconds. */
  | {kind: 'latency'; ms: number}
  /** Answers with an HTTP status, such as 500 or 429. */
  | {kind: 'status'; status: number}
  /** Answers 200 with a GraphQL error, `THROTTLED` where no code is given. */
  | {kind: 'graphql-error'; code?: string; message?: string}
  /** Answers 200 with every root field null. */
  | {kind: 'empty-data'}
  /** Closes the connection without an answer. */
  | {kind: 'drop'}
  /** Takes the request and never answers. */
  | {kind: 'hang'};

/** A fault that is switched on. */
export type Fault = FaultKind & {
  /** What is hit; the API where nothing is said. */
  area?: FaultArea;
  /** Only the GraphQL operation of this name, such as `Product` or `cartLinesAdd`. */
  operation?: string;
  /** How many requests fail before the fault is over; all of them where nothing is said. */
  times?: number;
};

const KINDS: readonly string[] = [
  'latency',
  'status',
  'graphql-error',
  'empty-data',
  'drop',
  'hang',
] satisfies FaultKind['kind'][];
const AREAS: readonly string[] = [
  'graphql',
  'checkout',
  'images',
  'webhooks',
] satisfies FaultArea[];

/** The fault switch: off unless a test turns something on. */
export class Faults {
  private active: {fault: Fault; left: number}[] = [];

  /** Switches a fault on, next to those that are on already. */
  add(fault: Fault): void {
    this.active.push({fault, left: fault.times ?? Infinity});
  }

  /** Switches everything off. */
  clear(): void {
    this.active = [];
  }

  /** The faults that are on. */
  list(): Fault[] {
    return this.active.map(({fault}) => fault);
  }

  /** The fault that hits a request, which uses it up by one; null where all is well. */
  next(area: FaultArea, operation?: string): Fault | null {
    const hit = this.active.find(
      ({fault}) =>
        (fault.area ?? 'graphql') === area &&
        (fault.operation === undefined || fault.operation === operation),
    );
    if (!hit) return null;
    hit.left -= 1;
    if (hit.left <= 0) this.active = this.active.filter((other) => other !== hit);
    return hit.fault;
  }
}

/** A fault that came as JSON over HTTP. Throws where it is not one. */
export function parseFault(input: unknown): Fault {
  if (typeof input !== 'object' || input === null) throw new Error('A fault is an object.');
  const {kind, area, operation, times, ms, status} = input as Record<string, unknown>;
  const check = (isRight: boolean, what: string) => {
    if (!isRight) throw new Error(what);
  };
  check(typeof kind === 'string' && KINDS.includes(kind), `kind is one of ${KINDS.join(', ')}`);
  check(
    area === undefined || (typeof area === 'string' && AREAS.includes(area)),
    `area is one of ${AREAS.join(', ')}`,
  );
  check(operation === undefined || typeof operation === 'string', 'operation is a name');
  check(times === undefined || (Number.isInteger(times) && Number(times) > 0), 'times is a count');
  check(kind !== 'latency' || (typeof ms === 'number' && ms >= 0), 'ms is missing');
  check(
    kind !== 'status' || (Number.isInteger(status) && Number(status) >= 200),
    'status is missing',
  );
  return input as Fault;
}

/** Waits as long as a slow service would. */
export async function lag(fault: Fault | null): Promise<void> {
  if (fault?.kind === 'latency') await delay(fault.ms);
}
