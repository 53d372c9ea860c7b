import {setTimeout as delay} from 'node:timers/promises';
import * as v from 'valibot';
import {FaultSwitch} from '../fault-switch.ts';

const services = ['auth', 'rest', 'storage', 'functions'] as const;

/** How requests of a service fail. */
const faultSchema = v.intersect([
  v.variant('kind', [
    /** Answers after `ms` milliseconds. */
    v.object({kind: v.literal('latency'), ms: v.pipe(v.number(), v.minValue(0))}),
    /** Answers with an HTTP status, such as 500 or 429. */
    v.object({
      kind: v.literal('status'),
      status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    }),
    /** Closes the connection without an answer. */
    v.object({kind: v.literal('drop')}),
    /** Takes the request and never answers. */
    v.object({kind: v.literal('hang')}),
  ]),
  v.object({
    /** What is hit; every service where nothing is said. */
    service: v.optional(v.picklist(services)),
    /** Only what begins with this path behind the service, such as `/wishlist` or `/token`. */
    path: v.optional(v.string()),
    /** Only this method, such as `POST`. */
    method: v.optional(v.string()),
    /** How many requests fail before the fault is over; all of them where nothing is said. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
]);

export type Fault = v.InferOutput<typeof faultSchema>;

/** @throws with what is wrong, when it is not a fault. */
export const parseFault = (input: unknown): Fault => v.parse(faultSchema, input);

/** The fault switch of all services. */
export class Faults extends FaultSwitch<Fault> {
  /** The fault that hits a request to `/{service}/v1{path}`, which uses it up by one. */
  async next(method: string, pathname: string): Promise<Fault | null> {
    const [, service, path = ''] = /^\/(\w+)\/v1(\/.*)?$/.exec(pathname) ?? [];
    if (!service) return null;
    const hit = this.take(
      (fault) =>
        (fault.service === undefined || fault.service === service) &&
        (fault.path === undefined || path.startsWith(fault.path)) &&
        (fault.method === undefined || fault.method === method),
    );
    if (hit?.kind === 'latency') await delay(hit.ms);
    return hit;
  }
}
