export {
  type ActionRule,
  type AgendaParts,
  type AskOf,
  type AskOne,
  type AskSeveral,
  type AskStep,
  byAgenda,
  type DoStep,
  type HasAgenda,
  IllegalActionError,
  openQuestion,
  type QuestionRules,
} from './agenda.ts';
export { type Answering, type AnswerWindow } from './answering.ts';
export {
  botContribution,
  commitTo,
  commitToV1,
  drawParts,
  linksOf,
  nextLink,
  openingLink,
  partsFrom,
  rngOfMatch,
  seedFrom,
  seedOf,
  signedText,
} from './chain.ts';
export {
  changeContent,
  type ContentChanges,
  contentFromFile,
  contentHashIn,
  contentInUse,
  type Figure,
  idWithContent,
  playedContent,
  playedId,
  publishedContent,
  publishedId,
  shortContentHash,
  useContent,
  withCustom,
} from './changed-content.ts';
export {
  type Content,
  type DeckRules,
  type Loadout,
  type Part,
  type Piece,
  type PieceList,
  type Section,
} from './content.ts';
export {
  CONTENT_FORMAT,
  contentHash,
  type ContentList,
  type ContentMark,
  type ContentProblem,
  type ContentRules,
  CUSTOM_PREFIX,
  type CustomContent,
  type GivenPiece,
  pieceIdSchema,
  pieceNameSchema,
  type Printed,
  problemsAt,
} from './custom-content.ts';
export { canonical, copy, difference, hashOf, same } from './data.ts';
export { defineGame, type GameDefinition, kindsOf } from './define-game.ts';
export { type Evaluation, evaluationBy, type Factor, type Factors, factorsOf, placesOf } from './factors.ts';
export { forgeries, type Forgery } from './forgeries.ts';
export {
  changeFrom,
  type ChangeWords,
  type Deed,
  type Reason,
  type Refusals,
  type Words,
} from './game-words.ts';
export { type AnyGame, type Game } from './game.ts';
export { invariant, InvariantError } from './invariant.ts';
export { type Foe, type Lab, type PuzzleRules, type Twin, withOtherDice } from './lab.ts';
export { MAX_RECORD_BYTES, MAX_RECORD_ENTRIES, sizeProblem } from './limits.ts';
export { type GameManifest, type MeasuredMatch } from './manifest.ts';
export {
  beginReplay,
  headOf,
  matchAfter,
  type MatchStart,
  openMatch,
  orStartError,
  portable,
  recordOf,
  replay,
  ReplayError,
  replayMove,
  scriptedHead,
  stateHash,
  undo,
} from './match.ts';
export { distinct, does, doTogether, listed, type Names, sentence, their, whom, whose } from './names.ts';
export { checkHead, checkRecord, entrySchema, parseRecord } from './parse-record.ts';
export {
  bot,
  type BotPlayer,
  keyOf,
  MAX_NAME_LENGTH,
  nameOf,
  person,
  type Person,
  type Player,
  playerName,
  playerSchema,
  printable,
  program,
  type ProgramPlayer,
} from './player.ts';
export {
  act,
  type AnyMatch,
  checkSeat,
  concede,
  drawByAgreement,
  linkOf,
  type Match,
  timeoutEntry,
} from './playing.ts';
export {
  below,
  copyRng,
  deriveRng,
  type FastRng,
  nextUint32,
  pick,
  type Rng,
  rngFrom,
  roll,
  type SecureRng,
  secureRngFrom,
  shuffle,
} from './random.ts';
export {
  type Agreement,
  CONCEDE,
  DRAW,
  entriesOf,
  type Entry,
  type Fork,
  isClaim,
  isPractice,
  isSeatEntry,
  isTableAction,
  isUndo,
  isV1,
  lineOf,
  type MatchRecord,
  type Move,
  type MoveEntry,
  moveOf,
  movesOf,
  playersAt,
  RECORD_FORMAT,
  RECORD_FORMAT_1,
  type RecordHead,
  type RecordV1,
  type RecordV2,
  seatCount,
  type SeatEntry,
  type SeedParts,
  type Terms,
  timeoutsInARow,
  type UndoEntry,
} from './record.ts';
export {
  type Fields,
  isFirstRelease,
  portableBy,
  type Reference,
  referenceTo,
  type Shape,
} from './references.ts';
export {
  type GameEvent,
  type MovedBy,
  type Outcome,
  type Rules,
  type Seat,
  type Timeout,
  type Viewer,
} from './rules.ts';
export { BadInputError, hex256, isSeat, MAX_SEATS, parseAs, seatNumber } from './schema.ts';
export { digestOf, sha256 } from './sha256.ts';
export { type SignatureCheck } from './signature.ts';
export { type ClauseId, illegal, type Illegal, LEGAL, type Legal, type Verdict } from './verdict.ts';
export { type Verification, verify, type VerifyOptions } from './verify.ts';
export { type AnchorAliases, FOREIGN, reasonFor, type Refused, whyNot } from './why-not.ts';
export { wrapped } from './wrapped.ts';
