import type { Names } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { Choice } from './walk.ts';
import { words } from '../words/index.ts';

/** The list never shows more than this. */
export const MOST_ENTRIES = 60;

/** A line of the list: a choice, or the next thing to pick for several of them. */
export type Entry =
  | { readonly kind: 'choice'; readonly choice: Choice; readonly label: string }
  | { readonly kind: 'pick'; readonly anchor: string; readonly label: string };

/** The choices as a list. If there are too many, it offers what to pick next instead of every combination. */
export function entriesOf(
  open: readonly Choice[],
  walked: readonly string[],
  titleOf: (anchor: string) => string | null,
): readonly Entry[] {
  const asChoice = (choice: Choice): Entry => ({ kind: 'choice', choice, label: choice.label });
  if (open.length <= MOST_ENTRIES) return open.map(asChoice);
  const byNext = new Map<string | undefined, Choice[]>();
  for (const choice of open) {
    const next = choice.anchors[walked.length];
    byNext.set(next, [...(byNext.get(next) ?? []), choice]);
  }
  return [...byNext].flatMap(([anchor, group]) => {
    const [first, another] = group;
    if (anchor === undefined || first === undefined || another === undefined) return group.map(asChoice);
    const label = words.choices.group(titleOf(anchor) ?? first.label, group.length);
    return [{ kind: 'pick', anchor, label }];
  });
}

/** The part of the table that the list needs. */
interface Offered {
  readonly table: TableGame;
  readonly view: ReadonlySignal<unknown>;
  readonly history: { readonly names: ReadonlySignal<Names> };
  /** The choices that fit what has been picked so far. */
  readonly open: ReadonlySignal<readonly Choice[]>;
  readonly walked: ReadonlySignal<readonly string[]>;
  pickAnchor(anchor: string): void;
  act(choice: Choice): Promise<void>;
}

/** The list of choices, a page at a time. */
export class ChoiceEntries {
  readonly all = computed(() =>
    entriesOf(this.#offered.open.value, this.#offered.walked.value, (anchor) => this.#titleOf(anchor)),
  );
  readonly shown = computed(() => this.all.value.slice(this.#start.value, this.#start.value + MOST_ENTRIES));
  /** The number of entries before and after those shown. */
  readonly earlier = computed(() => this.#start.value);
  readonly later = computed(() => this.all.value.length - this.#start.value - this.shown.value.length);
  readonly #offered: Offered;
  /** The page that was turned to, of a list: another list begins with its first page. */
  readonly #turned = signal<{ readonly of: readonly Entry[]; readonly start: number } | null>(null);
  readonly #start = computed(() =>
    this.#turned.value?.of === this.all.value ? this.#turned.value.start : 0,
  );

  constructor(offered: Offered) {
    this.#offered = offered;
  }

  take(entry: Entry): void {
    if (entry.kind === 'pick') this.#offered.pickAnchor(entry.anchor);
    else void this.#offered.act(entry.choice).catch(reportBug);
  }

  turn(by: 1 | -1): void {
    this.#turned.value = { of: this.all.value, start: Math.max(0, this.#start.value + by * MOST_ENTRIES) };
  }

  #titleOf(anchor: string): string | null {
    const { table, view, history } = this.#offered;
    if (view.value === null) return null;
    return table.drawing.inspect(view.value, anchor, history.names.value)?.title ?? null;
  }
}
