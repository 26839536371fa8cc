import { OtherContentError } from './content.ts';

/** The address that was loaded again because of its content, so that it happens only once. */
const KEY = 'mechatable.reloaded';

/** If this page has loaded a game with other content, the page is loaded again: a page has one version of the content. */
export async function reloadForOtherContent<T>(loading: Promise<T>): Promise<T> {
  try {
    const loaded = await loading;
    noted(null);
    return loaded;
  } catch (error) {
    if (!(error instanceof OtherContentError) || noted() === location.href) throw error;
    noted(location.href);
    location.reload();
    return new Promise(() => undefined); // the page is going away
  }
}

/** Reads or changes the note; null where there is no storage, or where the browser forbids it. */
function noted(change?: string | null): string | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    if (change === null) sessionStorage.removeItem(KEY);
    else if (change !== undefined) sessionStorage.setItem(KEY, change);
    return sessionStorage.getItem(KEY);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
