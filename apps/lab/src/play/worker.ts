/** What a thread runs. */
export { playChunk } from '@mechatable/study';
