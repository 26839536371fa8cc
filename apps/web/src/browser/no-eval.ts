/**
 * Must run before zod: its schemas would otherwise try to compile functions, which the site's content security policy
 * forbids and browsers log on every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
