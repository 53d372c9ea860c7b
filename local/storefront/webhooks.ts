import {createHmac, randomUUID} from 'node:crypto';
import {setTimeout as delay} from 'node:timers/promises';
import {type Faults, lag} from './faults.ts';

export interface WebhookOptions {
  /** Where the events are sent, each to all of them. */
  urls: readonly string[];
  /** Signs the bodies; the receiver knows it too. */
  secret: string;
  /** Milliseconds before each further attempt. */
  retryDelays?: readonly number[];
}

/** A webhook that was sent, or given up. */
export interface Delivery {
  topic: string;
  url: string;
  webhookId: string;
  attempts: number;
  delivered: boolean;
}

const RETRY_DELAYS = [250, 1000, 4000];
const TIMEOUT_MS = 5000;
const API_VERSION = '2026-04';

/** Sends webhooks as the service does: signed, and again where the receiver does not answer 2xx. */
export class Webhooks {
  /** What has been sent so far, oldest first. */
  readonly deliveries: Delivery[] = [];
  private readonly options: WebhookOptions;
  private readonly receivers: string[];
  private readonly faults: Faults;
  private readonly stopping = new AbortController();
  private readonly pending = new Set<Promise<void>>();

  constructor(options: WebhookOptions, faults: Faults) {
    this.options = options;
    this.receivers = [...options.urls];
    this.faults = faults;
  }

  /** Sends what happens from now on to one more receiver. */
  subscribe(url: string): void {
    this.receivers.push(url);
  }

  /** Sends an event to every receiver, without waiting for any. */
  send(topic: string, payload: unknown, shopDomain: string): void {
    const body = JSON.stringify(payload);
    const eventId = randomUUID();
    for (const url of this.receivers) {
      const webhookId = randomUUID();
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'Shopify-Captain-Hook',
        'X-Shopify-Topic': topic,
        'X-Shopify-Shop-Domain': shopDomain,
        'X-Shopify-API-Version': API_VERSION,
        'X-Shopify-Webhook-Id': webhookId,
        'X-Shopify-Event-Id': eventId,
        'X-Shopify-Triggered-At': new Date().toISOString(),
        'X-Shopify-Hmac-Sha256': signature(body, this.options.secret),
      };
      const sending = this.deliver({topic, url, webhookId, attempts: 0, delivered: false}, () =>
        this.attempt(url, headers, body),
      );
      this.pending.add(sending);
      void sending.finally(() => this.pending.delete(sending));
    }
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  /** Gives up what is still to be tried again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private async deliver(delivery: Delivery, attempt: () => Promise<string | null>): Promise<void> {
    this.deliveries.push(delivery);
    const {signal} = this.stopping;
    let problem: string | null = null;
    for (const pause of [0, ...(this.options.retryDelays ?? RETRY_DELAYS)]) {
      // The wait is cut short by stopping, which is no failure of the receiver.
      await delay(pause, undefined, {signal}).catch(() => undefined);
      if (signal.aborted) return;
      delivery.attempts += 1;
      problem = await attempt();
      if (problem === null) {
        delivery.delivered = true;
        return;
      }
    }
    if (!signal.aborted) {
      console.error(
        `storefront: webhook ${delivery.topic} to ${delivery.url} given up after ${delivery.attempts} attempts: ${problem}`,
      );
    }
  }

  /** Null where it arrived, otherwise what went wrong. */
  private async attempt(
    url: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<string | null> {
    const fault = this.faults.next('webhooks');
    await lag(fault);
    if (fault?.kind === 'status') return `HTTP ${fault.status}`;
    if (fault && fault.kind !== 'latency') return 'connection lost';
    try {
      const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(url, {method: 'POST', headers, body, signal});
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** The signature of a body: HMAC-SHA256 in base64, as `X-Shopify-Hmac-Sha256` carries it. */
export function signature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}
