export * from '@mechatable/study';
export { startThreads, type Threads } from './play/threads.ts';
