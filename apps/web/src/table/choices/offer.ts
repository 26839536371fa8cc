import type { Frame } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GivesUp, TableGame } from '../../games/shared/drawing.ts';
import type { DraftModel } from './draft-model.ts';
import type { Script } from './script.ts';
import { choicesOf, fitting, instead, nextAnchors, type Choice } from './walk.ts';

/** The part of the match that this needs. */
interface Match {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  /** The table as it is drawn. */
  readonly view: ReadonlySignal<unknown>;
  readonly drafts: DraftModel;
  readonly history: { readonly names: ReadonlySignal<Names> };
  readonly playback: { readonly moving: ReadonlySignal<boolean> };
  readonly sender: { readonly isSending: ReadonlySignal<boolean> };
  readonly script: Script | undefined;
}

/** The choices of the person at the screen, and their picks so far. */
export class Offer {
  readonly walked = signal<readonly string[]>([]);
  /** All that the rules allow. */
  readonly allowed = computed<readonly Choice[]>(() => {
    const { table, drafts, history, playback, sender } = this.#match;
    const frame = this.#match.frame.value;
    if (frame === null || frame.passing || sender.isSending.value || playback.moving.value) return [];
    if (drafts.present.value !== null) return drafts.choices.value;
    const givesUp = (action: unknown): GivesUp | null => table.drawing.givesUp(frame.view, action);
    return choicesOf(table.game, frame.view, frame.legal, givesUp, history.names.value);
  });
  /** The choices that the script leaves. */
  readonly choices = computed<readonly Choice[]>(() => {
    const { script, frame } = this.#match;
    return script?.narrow(this.allowed.value, frame.value?.seq ?? 0) ?? this.allowed.value;
  });
  /** Those that fit what has been picked so far. */
  readonly open = computed(() => fitting(this.choices.value, this.walked.value));
  /** Things that can be picked in place of what an action names, and what they mean. */
  readonly anchorAliases = computed<ReadonlyMap<string, string>>(() => {
    const { table, view } = this.#match;
    const shown = view.value;
    if (shown === null) return new Map();
    const next = nextAnchors(this.choices.value, this.walked.value);
    return instead(next, (anchor) => table.drawing.anchorAliases(shown, anchor));
  });
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }
}
