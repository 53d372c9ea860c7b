/**
 * The script that the engine's worker starts from. Built assets live on another origin, where a
 * browser starts no worker; and WebAssembly needs a permission that the pages of the shop do not
 * have. So the shop serves these few lines itself, with a policy of their own, and they import
 * the engine from wherever the assets are.
 *
 * @param engine address of the built `worker.ts`: absolute, or a path of the shop
 * @param shop address of the shop
 * @param pictures origins that cut-outs come from
 */
export function workerScript(engine: string, shop: string, pictures: readonly string[]): Response {
  const own = new URL(shop).origin;
  const assets = new URL(engine, shop).origin;
  const sources = (...origins: string[]) =>
    ["'self'", ...new Set(origins.filter((origin) => origin !== own))].join(' ');
  return new Response(`await import(${JSON.stringify(engine)});\n`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${sources(assets)} 'wasm-unsafe-eval'`,
        `connect-src ${sources(assets, ...pictures)}`,
      ].join('; '),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      // Every deployment has another engine address.
      'cache-control': 'no-cache',
    },
  });
}
