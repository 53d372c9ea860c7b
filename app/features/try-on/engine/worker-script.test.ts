import {describe, expect, it} from 'vitest';
import {workerScript} from './worker-script.server.ts';

const policyOf = (response: Response) => response.headers.get('content-security-policy');

describe('workerScript', () => {
  it('imports the engine from the asset host and allows that host alone', async () => {
    const engine = 'https://cdn.shop.example/oxygen/1/assets/worker-a1.js';
    const response = workerScript(engine, 'https://akn.example/try-on/engine.js', [
      'https://cdn.shopify.com',
    ]);
    expect(await response.text()).toBe(`await import("${engine}");\n`);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(policyOf(response)).toBe(
      "default-src 'none'; script-src 'self' https://cdn.shop.example 'wasm-unsafe-eval'; " +
        "connect-src 'self' https://cdn.shop.example https://cdn.shopify.com",
    );
  });

  it('names no host twice where the assets are on the shop itself', () => {
    const own = 'http://localhost:4310';
    expect(policyOf(workerScript('/assets/worker.js', `${own}/try-on/engine.js`, [own]))).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
  });
});
