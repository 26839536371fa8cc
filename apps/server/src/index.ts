export { Admin, type AdminOptions } from './admin/admin.ts';
export { adminFileOf, readAdminFile } from './admin/admin-file.ts';
export { PortTakenError } from './listen.ts';
export { openOnline, type Online, type OnlineOptions } from './online.ts';
export { serve, type Served, type ServeOptions } from './serve.ts';
export { work, type Working, type WorkOptions } from './work.ts';
