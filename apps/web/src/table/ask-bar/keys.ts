import { reportBug } from '../../browser/bug.ts';
import type { MatchModel } from '../model/match-model.ts';
import { withKey, type Choice } from '../choices/walk.ts';

/** Elements that handle Enter themselves, besides things on the board. */
const CONTROLS = 'button, a, summary, [role="button"]';

/** The keys of the table, as listed in the menu. Returns a function that stops listening. */
export function listenToKeys(model: MatchModel): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, .sheet') !== null)
      return;
    if (event.repeat && /^(?:[1-9]|Enter| )$/.test(event.key)) return; // a key held down is one press
    if (obey(model, event)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => {
    removeEventListener('keydown', press);
  };
}

/** Returns whether the key did something. */
function obey(model: MatchModel, { key, shiftKey, target }: KeyboardEvent): boolean {
  if (model.frame.value === null) return false;
  if (/^[1-9]$/.test(key)) {
    const entry = model.entries.shown.value[Number(key) - 1];
    if (entry !== undefined) model.entries.take(entry);
    return entry !== undefined;
  }
  switch (key) {
    case 'Escape':
      return model.playback.hurry() || model.stepBack();
    case 'Enter':
    case ' ': {
      if (!isControl(target) && model.playback.hurry()) return true;
      const meant = model.enterKey.main.value;
      if (meant === null || (!shiftKey && takesEnter(model, target))) return false;
      void model.act(meant).catch(reportBug);
      return true;
    }
    case 'u':
      void model.sender.takeBack().catch(reportBug);
      return true;
    case 'p':
      if (model.answers.setting.value === null || model.table.game.rules.answering === null) return false;
      model.answers.toggleTurn();
      return true;
    case 'h':
      if (model.hint?.isOffered.value !== true) return false;
      void model.hint.toggle().catch(reportBug);
      return true;
    case '?': {
      const thing = target instanceof Element ? target.closest<HTMLElement>('[data-anchor]') : null;
      const anchor = thing?.dataset.anchor;
      if (anchor === undefined) return false;
      model.ask(anchor);
      return true;
    }
    case 'i': {
      const { looked } = model;
      if (looked.value !== null) looked.value = { ...looked.value, closely: !looked.value.closely };
      return looked.value !== null;
    }
    case '+':
    case '=':
      return model.board.zoom('in');
    case '-':
      return model.board.zoom('out');
    case '0':
      return model.board.zoom('whole');
    case 'b':
      return focusOn('.board [tabindex="0"]');
    case 'c':
      return focusOn('.choices button');
    case 'l':
      return focusOn('.log');
    default: {
      const choice = keyed(model, key);
      if (choice !== undefined) void model.act(choice).catch(reportBug);
      return choice !== undefined;
    }
  }
}

/** The choice that has this key now. */
function keyed({ open, walked }: MatchModel, key: string): Choice | undefined {
  return withKey(open.value, walked.value, key);
}

/** Whether the focused element uses Enter itself: then the marked button needs Shift. */
export function takesEnter(model: MatchModel, target: EventTarget | null): boolean {
  const thing = target instanceof Element ? target.closest<HTMLElement>('[data-anchor]') : null;
  return thing === null ? isControl(target) : model.enterKey.picks(thing.dataset.anchor ?? '');
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${CONTROLS}, [data-anchor]`) !== null;
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
