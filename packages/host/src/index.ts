export * from './answer-setting.ts';
export * from './bot-seeds.ts';
export * from './chooser.ts';
export { BotFailedError } from './decide.ts';
export { directChooser } from './direct-chooser.ts';
export { foresee, type Aftermath } from './foresee.ts';
export * from './host.ts';
export * from './keep-record.ts';
export * from './local-host.ts';
export { pastDecisions, type PastDecision } from './past-decisions.ts';
export * from './pool.ts';
export { Answerer, type Answer, type Question } from './question.ts';
export * from './reviewing.ts';
export * from './services.ts';
export * from './slips.ts';
export * from './warning.ts';
export * from './why-not.ts';
/** For hosts that keep nothing beyond their program. */
export { memoryStore } from '@mechatable/store';
