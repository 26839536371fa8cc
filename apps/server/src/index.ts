export { PortTakenError } from './listen.ts';
export { openOnline, type Online, type OnlineOptions } from './online.ts';
export { serve, type Served, type ServeOptions } from './serve.ts';
export { work, type Working, type WorkOptions } from './work.ts';
