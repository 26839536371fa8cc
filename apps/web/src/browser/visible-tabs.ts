import { reportBug } from './bug.ts';

/** Held by every tab that people can see, and released by the browser when a tab closes. */
const LOCK = 'mechatable.visible';

let isWatched = false;

/** Only pages that were loaded securely have locks, although the types say that all have. */
function theLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

/** Lets the other tabs of this browser know whether this one is visible. */
export function watchVisibility(): void {
  if (isWatched) return;
  isWatched = true;
  const hold = (): void => {
    if (document.visibilityState === 'visible')
      theLocks()?.request(LOCK, { mode: 'shared' }, untilHidden).catch(reportBug);
  };
  document.addEventListener('visibilitychange', hold);
  hold();
}

function untilHidden(): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (document.visibilityState === 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}

/** Whether people can see this tab or another one of the site. */
export async function isAnyTabVisible(): Promise<boolean> {
  if (document.visibilityState === 'visible') return true;
  const { held = [] } = (await theLocks()?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
