/** Shows a number on the icon of the installed app; 0 removes it. Does nothing where browsers can't. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  shown?.catch(() => undefined); // the tab's title has the same number
}

/** The title of a tab, with how many matches wait: `(2) Mechatable`. */
export function titleWith(count: number, title: string): string {
  return count > 0 ? `(${count}) ${title}` : title;
}
