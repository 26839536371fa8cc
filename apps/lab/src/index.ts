export * from '@mechatable/study';
export { startThreads, type Threads } from './play/threads.ts';
export { reportData, type ReportData } from './report/data.ts';
export { reportHtml, type ReportHead } from './report/html.ts';
