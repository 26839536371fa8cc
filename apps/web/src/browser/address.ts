import { signal } from '@preact/signals';

/** The address without the name of the site. */
export interface Address {
  readonly path: string;
  readonly hash: string;
}

const here = (): Address => ({ path: location.pathname, hash: location.hash });

/** A new object for every navigation, even to the same place. */
export const address = signal<Address>(here());

/** Goes to another page without reloading. */
export function go(path: string): void {
  history.pushState(null, '', path);
  address.value = here();
  if (location.hash === '') scrollTo(0, 0);
}

/** Changes the address of this page, so that the back button doesn't return to the old one. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  address.value = here();
}

/** Follows links within the site, the address bar and the back button. */
export function watchAddress(): void {
  const follow = (): void => {
    address.value = here();
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
