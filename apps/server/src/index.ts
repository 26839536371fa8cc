export { PortTakenError } from './listen.ts';
export { serveSite, type Served, type SiteOptions } from './serve-site.ts';
