/**
 * The script that the service worker starts from. It has to come from the shop's own origin, which
 * built assets may not; it names the build, so that a new one replaces the old.
 */
export function serviceWorkerResponse(worker: string, shop: string, build: string): Response {
  const assets = new URL(worker, shop).origin;
  const sources = ["'self'", ...(assets === new URL(shop).origin ? [] : [assets])].join(' ');
  const script = `self.build = ${JSON.stringify(build)};\nimportScripts(${JSON.stringify(worker)});\n`;
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src ${sources}; connect-src ${sources}`,
      'Cache-Control': 'no-cache',
    },
  });
}
