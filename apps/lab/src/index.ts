export { versionAt, type Checkout } from './play/checkout.ts';
export { startThreads, type Threads, type ThreadTeam } from './play/threads.ts';
