import 'vitest';

declare module 'vitest' {
  /** What scripts/serve-for-tests.mjs hands to the browser tests. */
  interface ProvidedContext {
    /** Where the browser is that all test files share. */
    readonly browserUrl: string;
    /** The folder of the built site. */
    readonly siteFolder: string;
    /** Where the site is served, without a slash at its end. */
    readonly siteUrl: string;
  }
}
