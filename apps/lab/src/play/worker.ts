/** The entry point of a thread. */
export { playChunk } from '@mechatable/study';
