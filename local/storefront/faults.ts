import {setTimeout as delay} from 'node:timers/promises';
import * as v from 'valibot';
import {FaultSwitch} from '../fault-switch.ts';

const areas = ['graphql', 'checkout', 'images', 'webhooks'] as const;

/** What a fault can hit. */
export type FaultArea = (typeof areas)[number];

/** How requests fail. */
const faultSchema = v.intersect([
  v.variant('kind', [
    /** Answers after `ms` milliseconds. */
    v.object({kind: v.literal('latency'), ms: v.pipe(v.number(), v.minValue(0))}),
    /** Answers with an HTTP status, such as 500 or 429. */
    v.object({
      kind: v.literal('status'),
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    }),
    /** Answers 200 with a GraphQL error, `THROTTLED` where no code is given. */
    v.object({
      kind: v.literal('graphql-error'),
      code: v.optional(v.string()),
      message: v.optional(v.string()),
    }),
    /** Answers 200 with every root field null. */
    v.object({kind: v.literal('empty-data')}),
    /** Closes the connection without an answer. */
    v.object({kind: v.literal('drop')}),
    /** Takes the request and never answers. */
    v.object({kind: v.literal('hang')}),
  ]),
  v.object({
    /** What is hit; the API where nothing is said. */
    area: v.optional(v.picklist(areas)),
    /** Only the GraphQL operation of this name, such as `Product` or `cartLinesAdd`. */
    operation: v.optional(v.string()),
    /** How many requests fail before the fault is over; all of them where nothing is said. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
]);

/** A fault that is switched on. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** @throws with what is wrong, when it is not a fault. */
export const parseFault = (input: unknown): Fault => v.parse(faultSchema, input);

/** The fault switch of the shop. */
export class Faults extends FaultSwitch<Fault> {
  /** The fault that hits a request, which uses it up by one; null where all is well. */
  next(area: FaultArea, operation?: string): Fault | null {
    return this.take(
      (fault) =>
        (fault.area ?? 'graphql') === area &&
        (fault.operation === undefined || fault.operation === operation),
    );
  }
}

/** Waits as long as a slow service would. */
export async function lag(fault: Fault | null): Promise<void> {
  if (fault?.kind === 'latency') await delay(fault.ms);
}
