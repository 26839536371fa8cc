export { allContentRules, contentJsonSchema, contentRulesOf } from './file-schema.ts';
export { MAX_CONTENT_CHARACTERS, type Place, type PlacedProblem } from './parse.ts';
export { readContent, type ReadContent } from './read.ts';
