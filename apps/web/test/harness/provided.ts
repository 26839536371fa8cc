import type { LaunchOptions } from 'playwright-core';

declare module 'vitest' {
  /** What scripts/serve-for-tests.mjs hands to the browser tests. */
  interface ProvidedContext {
    readonly chromiumPath: string;
    readonly launchOptions: LaunchOptions;
    /** The folder of the built site. */
    readonly siteFolder: string;
    /** Where the site is served, without a slash at its end. */
    readonly siteUrl: string;
  }
}
