import type { ComponentChildren, JSX } from 'preact';
import { SettingsMenu } from './settings-menu.tsx';
import { SiteNav } from './site-nav.tsx';
import { words } from './words.ts';
import { YouLink } from './you-link.tsx';

/** The bar at the top of every page: the pages of the site, the title, the page's own tools, and the settings. */
export function PageHead({ title, children }: { title?: string; children?: ComponentChildren }): JSX.Element {
  const isInNav = Object.values<string>(words.pages).includes(title ?? '');
  return (
    <header class="page-head">
      <a class="brand" href="/" aria-label={words.brandLink}>
        <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M6 26V13l5-7h10l5 7v13h-6v-6h-8v6z" />
          <path class="brand-eye" d="M11 13h10v3H11z" />
        </svg>
        <span>{words.brand}</span>
      </a>
      <SiteNav />
      <p class="page-title">
        {title === undefined ? <span class="brand-name">{words.brand}</span> : !isInNav && title}
      </p>
      <div class="page-tools">
        {children}
        <YouLink />
        <SettingsMenu />
      </div>
    </header>
  );
}
