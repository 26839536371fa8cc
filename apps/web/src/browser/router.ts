import { signal } from '@preact/signals';
import { parseRoute, type Route } from '../app/routes.ts';

const here = (): Route => parseRoute(location.pathname, location.hash);

export const route = signal<Route>(here());

/** Goes to another room without loading the page anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  route.value = here();
  if (location.hash === '') scrollTo(0, 0);
}

/** Follows links within the site, the address bar and the back button. */
export function watchAddress(): void {
  const follow = (): void => {
    route.value = here();
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin || link.target !== '' || link.download !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
