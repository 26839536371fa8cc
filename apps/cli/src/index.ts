export type { Io, TestResult } from './io.ts';
export { main } from './main.ts';
