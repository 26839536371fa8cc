import { AUTO_ANSWERS, type AnswerSetting } from '@mechatable/host';
import { answerSetting } from '@mechatable/protocol';
import type { PrivateSeat } from '@mechatable/sql';

/** The settings for when to ask someone. */
export function answersOf(seat: PrivateSeat | undefined): AnswerSetting {
  const parsed = answerSetting.safeParse(seat?.answers);
  return parsed.success ? parsed.data : AUTO_ANSWERS;
}
