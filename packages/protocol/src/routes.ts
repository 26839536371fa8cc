import { hex256, playerName, seatNumber } from '@mechatable/kernel';
import { z } from 'zod';
import { answerSetting, takeBack, verdict } from './match.ts';
import { me, profile } from './people.ts';
import { leader, playerRating, ratingPoint } from './ratings.ts';
import { channel, utterance } from './room.ts';
import { route } from './route.ts';
import { LOBBY_MESSAGES, TABLE_MESSAGES } from './streams.ts';
import { sharedStudy, studyId } from './studies.ts';
import { tableInfo, tablePage, tableStatus, tableTerms, visibility } from './tables.ts';
import {
  data,
  emblem,
  entryNumber,
  gameId,
  personName,
  playerId,
  publicKey,
  requestKey,
  signature,
  tableId,
} from './values.ts';

const PEOPLE = 'You';
const TABLES = 'Tables';
const RATINGS = 'Ratings';
const MATCH = 'Playing';
const ROOM = 'Offers, chat and seats';
const LAB = 'Lab';

/** The size of a page, and the `next` of the previous page. */
const pageOf = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  after: z.string().max(200).optional(),
});

const atTable = z.strictObject({ table: tableId });

/** Entries are made by a seat at a known moment, once, and signed if the seat has a key. */
const signed = {
  seat: seatNumber,
  at: entryNumber,
  request: requestKey,
  signature: signature.optional(),
  /** How many milliseconds passed between the question and the answer on the sender's device. */
  thought: z.int().nonnegative().optional(),
};

/** The number of entries that the match has now. */
const entered = { entry: entryNumber };

/** From the WebAuthn library of the browser, checked by that of the server. */
const webauthn = z.looseObject({});

/** Everything a client can ask for. */
export const ROUTES = {
  whoAmI: route('GET', '/me', {
    group: PEOPLE,
    summary: 'Your name and emblem; null if you have none here yet.',
    access: 'anyone',
    answer: z.strictObject({ me: me.nullable() }),
  }),
  arrive: route('POST', '/me', {
    group: PEOPLE,
    summary: 'Become a guest with a name and an emblem. Does nothing if you already have a name.',
    access: 'anyone',
    answer: z.strictObject({ me }),
  }),
  changeMe: route('PATCH', '/me', {
    group: PEOPLE,
    summary: 'Change your name or emblem.',
    body: z.strictObject({ name: personName.optional(), emblem: emblem.optional() }),
    answer: z.strictObject({ me }),
  }),
  exportMe: route('GET', '/me/export', {
    group: PEOPLE,
    summary: 'Everything that is stored about you.',
    answer: z.strictObject({ data }),
  }),
  deleteMe: route('DELETE', '/me', {
    group: PEOPLE,
    summary: 'Delete everything that is stored about you. Finished matches stay, without your name.',
  }),
  signOut: route('DELETE', '/me/session', { group: PEOPLE, summary: 'Sign out on this device.' }),
  makeCode: route('POST', '/me/codes', {
    group: PEOPLE,
    summary: 'Make a code that signs you in on another device, once, within ten minutes.',
    answer: z.strictObject({ code: z.string() }),
  }),
  useCode: route('POST', '/codes', {
    group: PEOPLE,
    summary: 'Sign in with a code from another device.',
    access: 'anyone',
    body: z.strictObject({ code: z.string().max(100) }),
    answer: z.strictObject({ me }),
  }),
  beginPasskey: route('POST', '/me/passkeys/begin', {
    group: PEOPLE,
    summary: 'Start adding a passkey.',
    answer: z.strictObject({ options: webauthn }),
  }),
  addPasskey: route('POST', '/me/passkeys', {
    group: PEOPLE,
    summary: 'Add a passkey, which signs you in on any of your devices.',
    body: z.strictObject({ response: webauthn }),
    answer: z.strictObject({ me }),
  }),
  beginSignIn: route('POST', '/passkeys/begin', {
    group: PEOPLE,
    summary: 'Start signing in with a passkey.',
    access: 'anyone',
    answer: z.strictObject({ options: webauthn, ticket: z.string() }),
  }),
  signIn: route('POST', '/passkeys', {
    group: PEOPLE,
    summary: 'Sign in with a passkey.',
    access: 'anyone',
    body: z.strictObject({ response: webauthn, ticket: z.string().max(100) }),
    answer: z.strictObject({ me }),
  }),
  addresses: route('GET', '/addresses', {
    group: TABLES,
    summary: "This server's addresses for other devices on the same network.",
    access: 'anyone',
    answer: z.strictObject({ addresses: z.array(z.string()) }),
  }),
  pushKey: route('GET', '/push', {
    group: PEOPLE,
    summary: "The server's public key for push messages.",
    access: 'anyone',
    answer: z.strictObject({ key: z.string() }),
  }),
  subscribe: route('POST', '/push', {
    group: PEOPLE,
    summary: 'Get a push message when it is your turn.',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https$/ }).max(1000),
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
  }),
  unsubscribe: route('DELETE', '/push', {
    group: PEOPLE,
    summary: 'Stop push messages on this device.',
    body: z.strictObject({ endpoint: z.url().max(1000) }),
  }),

  lobby: route('GET', '/lobby', {
    group: TABLES,
    summary: 'Open tables and your own tables, live.',
    access: 'anyone',
    messages: LOBBY_MESSAGES,
  }),
  listTables: route('GET', '/tables', {
    group: TABLES,
    summary: 'Open tables, matches to watch, or your own tables, page by page, the latest first.',
    access: 'anyone',
    query: z.strictObject({
      scope: z.enum(['open', 'live', 'mine']),
      game: gameId.optional(),
      /** `unfinished`: waiting or playing. */
      status: z.enum([...tableStatus.options, 'unfinished']).optional(),
      ...pageOf.shape,
    }),
    answer: tablePage,
  }),
  createTable: route('POST', '/tables', {
    group: TABLES,
    summary: 'Set up a table. The server commits to its part of the seed now, before anyone joins.',
    body: z.strictObject({
      game: gameId,
      options: z.record(z.string().max(60), data),
      terms: tableTerms.partial().optional(),
      visibility: visibility.optional(),
      /** For each seat: open, or the id of a bot. */
      seats: z
        .array(z.union([z.null(), playerName]))
        .min(1)
        .max(16),
      /** Sent again with the same key, a request gets the same table. */
      request: requestKey.optional(),
    }),
    answer: tableInfo,
  }),
  pair: route('POST', '/pairing', {
    group: TABLES,
    summary: 'Find an opponent: a waiting table, or a new one that others will find.',
    body: z.strictObject({
      game: gameId,
      /** Default: unrated. */
      rated: z.boolean().optional(),
    }),
    answer: tableInfo,
  }),
  ratedHere: route('GET', '/tables/{table}/rated', {
    group: RATINGS,
    summary: 'Why a match at this table would not be rated if you took a seat; null if it would.',
    params: atTable,
    answer: z.strictObject({ problem: z.string().nullable() }),
  }),
  leaderboard: route('GET', '/games/{game}/leaderboard', {
    group: RATINGS,
    summary: 'The strongest players of a game, and its bots, page by page. Provisional ratings are left out.',
    access: 'anyone',
    params: z.strictObject({ game: gameId }),
    query: pageOf,
    answer: z.strictObject({ leaders: z.array(leader), next: z.string().nullable() }),
  }),
  ratingsOf: route('GET', '/players/{player}/ratings', {
    group: RATINGS,
    summary: "A player's ratings, one for each game.",
    access: 'anyone',
    params: z.strictObject({ player: playerId }),
    answer: z.strictObject({ profile, ratings: z.array(playerRating) }),
  }),
  ratingCurve: route('GET', '/players/{player}/ratings/{game}', {
    group: RATINGS,
    summary: "How a player's rating has changed, page by page, the latest first.",
    access: 'anyone',
    params: z.strictObject({ player: playerId, game: gameId }),
    query: pageOf,
    answer: z.strictObject({ points: z.array(ratingPoint), next: z.string().nullable() }),
  }),
  getTable: route('GET', '/tables/{table}', {
    group: TABLES,
    summary: 'One table.',
    access: 'anyone',
    params: atTable,
    answer: tableInfo,
  }),
  join: route('POST', '/tables/{table}/seats', {
    group: TABLES,
    summary: 'Take a seat, and add your part of the seed. The match begins when all seats are taken.',
    params: atTable,
    body: z.strictObject({
      /** Left out: any open seat. */
      seat: seatNumber.optional(),
      /** 256 random bits of your own, drawn after you have seen the commitment. */
      contribution: hex256,
      /** With it you sign your entries. */
      key: publicKey.optional(),
      /** A ready deck by its id, or a list. */
      loadout: data.optional(),
    }),
    answer: z.strictObject({ table: tableInfo, seat: seatNumber }),
  }),
  seatBot: route('POST', '/tables/{table}/bots', {
    group: TABLES,
    summary: 'Let a bot take an open seat. Only for the player who set up the table.',
    params: atTable,
    body: z.strictObject({ seat: seatNumber, bot: playerName }),
    answer: tableInfo,
  }),
  leave: route('DELETE', '/tables/{table}/seats', {
    group: TABLES,
    summary: 'Leave a table that has not begun, or abort an unrated match before its first move.',
    params: atTable,
    answer: tableInfo,
  }),
  rematch: route('POST', '/tables/{table}/rematch', {
    group: TABLES,
    summary: 'Set up a rematch. The first request creates the table; the others get the same one.',
    params: atTable,
    body: z.strictObject({ options: z.record(z.string().max(60), data).optional() }),
    answer: tableInfo,
  }),

  follow: route('GET', '/tables/{table}/stream', {
    group: MATCH,
    summary: 'Follow a match. Reconnect with Last-Event-ID to get only new messages.',
    access: 'anyone',
    params: atTable,
    /** `watch`: as a spectator, even if you have a seat. */
    query: z.strictObject({ watch: z.enum(['true']).optional(), from: z.coerce.number().int().optional() }),
    messages: TABLE_MESSAGES,
  }),
  act: route('POST', '/tables/{table}/moves', {
    group: MATCH,
    summary: 'Make a move. A refusal names its rule, and changes nothing.',
    params: atTable,
    body: z.strictObject({ ...signed, action: data }),
    answer: z.union([z.object({ ok: z.literal(true), ...entered }), verdict.options[1]]),
  }),
  concede: route('POST', '/tables/{table}/concessions', {
    group: MATCH,
    summary: 'Concede.',
    params: atTable,
    body: z.strictObject(signed),
    answer: z.strictObject(entered),
  }),
  undo: route('POST', '/tables/{table}/undos', {
    group: MATCH,
    summary:
      'Undo your last move if nothing has been revealed since; otherwise the answer says why you can’t.',
    params: atTable,
    body: z.strictObject({ ...signed, to: z.int().nonnegative() }),
    answer: takeBack,
  }),
  setAnswers: route('PUT', '/tables/{table}/answers', {
    group: MATCH,
    summary: 'Set when you want to be asked for responses.',
    params: atTable,
    body: z.strictObject({ seat: seatNumber, setting: answerSetting }),
  }),
  offer: route('POST', '/tables/{table}/offers', {
    group: MATCH,
    summary: 'Ask the others for an undo or a draw. It lapses with the next move.',
    params: atTable,
    body: z.strictObject({ ...signed, kind: z.enum(['undo', 'draw']), to: z.int().nonnegative().optional() }),
  }),
  answerOffer: route('POST', '/tables/{table}/offers/answer', {
    group: MATCH,
    summary: 'Accept or refuse an offer.',
    params: atTable,
    body: z.strictObject({
      seat: seatNumber,
      kind: z.enum(['undo', 'draw']),
      by: seatNumber,
      at: entryNumber,
      agree: z.boolean(),
      signature: signature.optional(),
    }),
  }),
  claim: route('POST', '/tables/{table}/claims', {
    group: MATCH,
    summary: 'Claim the win, or let a bot take over, after a player has been away for too long.',
    params: atTable,
    body: z.strictObject({ ...signed, absent: seatNumber, how: z.enum(['win', 'bot']) }),
    answer: z.strictObject(entered),
  }),
  takeSeatBack: route('POST', '/tables/{table}/returns', {
    group: MATCH,
    summary: 'Take your seat back from a bot, or continue with the key of another device.',
    params: atTable,
    body: z.strictObject({ seat: seatNumber, key: publicKey.optional() }),
    answer: z.strictObject(entered),
  }),
  getRecord: route('GET', '/tables/{table}/record', {
    group: MATCH,
    summary: 'The complete record of a finished match, which can be verified.',
    access: 'anyone',
    params: atTable,
    answer: z.strictObject({ record: data }),
  }),

  say: route('POST', '/tables/{table}/talk', {
    group: ROOM,
    summary: 'Send a chat message.',
    params: atTable,
    body: z.strictObject({ channel, said: utterance, request: requestKey }),
  }),
  mute: route('PUT', '/me/mutes', {
    group: ROOM,
    summary: 'Mute or unmute a player.',
    body: z.strictObject({ player: playerId, muted: z.boolean() }),
  }),
  report: route('POST', '/tables/{table}/reports', {
    group: ROOM,
    summary: 'Report a message to the operators of this server.',
    params: atTable,
    body: z.strictObject({ message: z.int().nonnegative(), reason: z.string().trim().max(500) }),
  }),

  getStudy: route('GET', '/studies/{study}', {
    group: LAB,
    summary: 'A shared lab study, and the results of its shards, in order.',
    access: 'anyone',
    params: z.strictObject({ study: studyId }),
    /** The first shard to send. */
    query: z.strictObject({
      from: z.coerce
        .number()
        .int()
        .nonnegative()
        .max(2 ** 31 - 1)
        .optional(),
    }),
    answer: z.strictObject({
      study: sharedStudy,
      /** A page of shards without a gap. If it isn't empty, request the next one. */
      played: z.array(data),
    }),
  }),
} as const;

export type RouteName = keyof typeof ROUTES;
