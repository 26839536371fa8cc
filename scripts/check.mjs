import { verify } from './verify.mjs';

await verify('verify:quick');
