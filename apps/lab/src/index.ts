export * from '@mechatable/study';
export { startThreads, type Threads } from './play/threads.ts';
export { reportData, type ReportData } from './report/data.ts';
export { reportHtml, type ReportHead } from './report/html.ts';
export { createStudy } from './shared/create-study.ts';
export { engineDigest } from './shared/engine.ts';
export { OtherEngineError, runLabJobs, type LabOptions } from './shared/lab-jobs.ts';
export { ShardReader, type ReaderOptions } from './shared/shard-reader.ts';
