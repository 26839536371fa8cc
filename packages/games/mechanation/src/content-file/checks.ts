import type { ContentProblem } from '@mechatable/kernel';
import type { Ability, Mech, Op, Timing } from '../content/language.ts';
import { words } from './words.ts';

/** How an ability is used: by itself, if its pilot likes, or also by Showing the Mech. */
type Use = 'must' | 'may' | 'show';

/** Which operations the rules can carry out at which timing, and how they are used there. */
const FORMS: Readonly<Record<Timing, Readonly<Partial<Record<Op['op'], readonly Use[]>>>>> = {
  initiation: { repair: ['show'], turnUp: ['show'] },
  arena: { look: ['show'], sendHome: ['show'], faceUp: ['must', 'may'] },
  pilot: { raidHidden: ['show'], faceUp: ['must', 'may'] },
  scrap: { takeScrap: ['show'], limit: ['must'] },
  during: {
    add: ['must'],
    addPerHangar: ['must'],
    become: ['must'],
    outdo: ['must'],
    swap: ['must'],
    blank: ['must'],
    addHalfOfShown: ['may'],
  },
  loss: { stage: ['must'], toHand: ['must'], dragDown: ['may'] },
  claim: { exchange: ['show'], turnDown: ['show'], stage: ['must'] },
  after: { stage: ['must'] },
};

function useOf({ optional, show }: Ability): Use {
  return show ? 'show' : optional ? 'may' : 'must';
}

/** Finds abilities that fit the language of Mechs but that the rules can't carry out. */
export function mechProblems({ abilities }: Mech): readonly ContentProblem[] {
  const timings = abilities.map(({ timing }) => timing);
  const found = abilities.flatMap((ability, i) => {
    const at = ['abilities', i];
    const twice = timings.indexOf(ability.timing) < i;
    return [
      ...(twice ? [{ path: [...at, 'timing'], sentence: words.twice(ability.timing) }] : []),
      ...abilityProblems(ability, at),
    ];
  });
  return [...found, ...faceUpProblems(abilities)];
}

function abilityProblems(ability: Ability, at: readonly (string | number)[]): readonly ContentProblem[] {
  const { timing, if: condition, do: op, show, optional } = ability;
  const forms = FORMS[timing];
  const uses = forms[op.op];
  if (uses === undefined)
    return [{ path: [...at, 'do'], sentence: words.timing(op.op, timing, Object.keys(forms)) }];
  const found: ContentProblem[] = [];
  if (show && !optional) found.push({ path: [...at, 'show'], sentence: words.showOptional });
  else if (!uses.includes(useOf(ability)))
    found.push({
      path: at,
      sentence: words.use(
        op.op,
        uses.map((use) => words.uses[use]),
      ),
    });
  if (op.op === 'stage' && op.of === 'loser' && (timing !== 'after' || condition.won !== true))
    found.push({ path: [...at, 'do'], sentence: words.loser });
  if (Object.keys(condition).length > 0 && (op.op === 'blank' || (timing !== 'during' && timing !== 'after')))
    found.push({ path: [...at, 'if'], sentence: words.noCondition });
  if (timing === 'during' && condition.won === true)
    found.push({ path: [...at, 'if', 'won'], sentence: words.notWonYet });
  return found;
}

/** MN-R-83: a Mech that is deployed face-up is so in both phases. */
function faceUpProblems(abilities: readonly Ability[]): readonly ContentProblem[] {
  const uses = (['arena', 'pilot'] as const).map((timing) => {
    const found = abilities.find((ability) => ability.timing === timing && ability.do.op === 'faceUp');
    return found === undefined ? null : useOf(found);
  });
  return uses[0] === uses[1] ? [] : [{ path: ['abilities'], sentence: words.faceUp }];
}
