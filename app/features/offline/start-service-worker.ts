/** Lets the browser keep the offline page, once there is nothing better to do. */
export function startServiceWorker(): void {
  // In development every file is served anew, and nothing is to be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => {
    // Without it the shop works as ever, but for the offline page.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, {once: true});
}
