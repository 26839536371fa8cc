import { ANSWER_MODES } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import type { Session } from './session.ts';
import { words } from './words.ts';

/** The result of a line about responses: done, or what to type instead; null for any other line. */
export type AnswersReply = 'settled' | { readonly say: string } | null;

/** Only games that have windows have words for them. */
export async function runAnswersCommand(session: Session, seat: Seat, line: string): Promise<AnswersReply> {
  const [word = '', choice = '', ...rest] = line.toLowerCase().split(/\s+/);
  if (session.game.rules.answering === null || rest.length > 0) return null;
  if (word === 'pass' && choice === 'turn') {
    await session.passTurn(seat);
    return 'settled';
  }
  if (word !== 'responses') return null;
  const mode = ANSWER_MODES.find((one) => one === choice);
  if (mode === undefined) return { say: words.answerModes(ANSWER_MODES) };
  await session.setAnswers(seat, mode);
  return 'settled';
}
