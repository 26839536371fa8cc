import type { JSX } from 'preact';
import { address } from '../browser/address.ts';
import { words } from './words.ts';

/** The pages of the site: at the top of every page, and in the menu of a table, which needs the room. */
export function SiteNav(): JSX.Element {
  const { path } = address.value;
  return (
    <nav class="site-nav" aria-label={words.site}>
      {Object.entries(words.pages).map(([at, name]) => (
        <a key={at} href={at} aria-current={path === at || path.startsWith(`${at}/`) ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
