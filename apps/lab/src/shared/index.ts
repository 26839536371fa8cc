export { createStudy } from './create-study.ts';
export { engineDigest } from './engine.ts';
export { OtherEngineError, runLabJobs, type LabOptions } from './lab-jobs.ts';
export { ShardReader, type ReaderOptions } from './shard-reader.ts';
