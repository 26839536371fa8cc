/** Makes the site work offline after the first visit. Only in builds, and where browsers support it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('This site won’t load offline:', error);
  });
}
