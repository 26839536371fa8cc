import 'vitest';

declare module 'vitest' {
  /** The values that scripts/serve-for-tests.mjs provides to the browser tests. */
  interface ProvidedContext {
    /** The address of the browser that all test files share. */
    readonly browserUrl: string;
    /** The folder of the built site. */
    readonly siteFolder: string;
    /** Where the site is served, without a slash at its end. */
    readonly siteUrl: string;
  }
}
