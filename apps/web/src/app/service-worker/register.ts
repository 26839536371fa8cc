/** From the first visit on, the site also works when its server does not. Only where it is built, and supported. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('This site won’t load offline:', error);
  });
}
