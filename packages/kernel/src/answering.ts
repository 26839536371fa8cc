/** A kind of window: an occasion on which a seat may answer, or pass. */
export interface AnswerWindow {
  readonly id: string;
  /** For people: `An attack is declared`. */
  readonly words: string;
  /** Whether people are asked there by default. */
  readonly stop: boolean;
}

/**
 * How seats respond to each other in a game. The host can then pass for people who don't want to be asked. Which
 * window is open is public; what is worth asking about depends on what a seat holds, so it stays private.
 */
export interface Answering<Action, View> {
  readonly windows: readonly AnswerWindow[];
  /** The window that is open, the same to every viewer; null if the asked seat can't simply pass. */
  window(view: View): string | null;
  /** Legal for every seat that is asked in a window. */
  readonly pass: Action;
  /** The types of events that report a pass, if not every pass is reported; left out: the first event. */
  readonly passEvents?: readonly string[];
  /** Whether an answer makes it worth asking the seat, judging by its own view. Never called for the pass. */
  matters(view: View, action: Action): boolean;
}
