import type { JSX } from 'preact';
import { address } from '../browser/address.ts';
import { hasServer } from '../browser/api.ts';
import { words } from './words.ts';

/** The pages of the site: at the top of every page, and in the menu of a table, which needs the room. */
export function SiteNav(): JSX.Element {
  const { path } = address.value;
  const pages = Object.entries(words.pages).filter(([at]) => at !== '/ratings' || hasServer.value === true);
  return (
    <nav class="site-nav" aria-label={words.site}>
      {pages.map(([at, name]) => (
        <a key={at} href={at} aria-current={path === at || path.startsWith(`${at}/`) ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
