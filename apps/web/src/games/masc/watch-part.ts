import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import { NOBODY, fieldOf, phaseOf, regionsOf, sideName, type Color, type View } from '@mechatable/masc';
import { dicePart } from './dice-part.ts';
import { INITIATIVE_GLYPH, MECHA_GLYPH } from './glyphs.ts';
import { COLORS, idOf, other, seatOfColor, sidesOf, titleOf, type NamedView } from './naming.ts';
import { symbolOf } from './pictures.ts';
import { words } from './words/index.ts';
import type { Stage } from './words/terms.ts';

/** Points and force of both sides, the turn and its phase, and the dice. */
export function watchPart(view: NamedView, near: Color): Thing {
  return {
    key: 'strip',
    classes: 'strip',
    children: [plaque(view, near, 'near'), track(view), dicePart(view), plaque(view, other(near), 'far')],
  };
}

/** The colors that are being asked. */
function askedColors(view: View): readonly Color[] {
  const ask = openQuestion(view);
  if (ask === null) return [];
  const seats = ask.ask === 'force' ? ask.seats : [ask.seat];
  return COLORS.filter((color) => seats.some((seat) => seatOfColor(view, color) === seat));
}

/** MASC-VIC-1: the points, what the current positions would add, and how many mecha are left. */
function plaque(view: NamedView, color: Color, end: 'near' | 'far'): Thing {
  const key = `player:${idOf(color)}`;
  const seat = seatOfColor(view, color);
  const points = view.points[color] ?? 0;
  const target = view.rules.vpTarget;
  const coming = gains(view, color);
  const left = view.mecha.filter((one) => one.colour === idOf(color) && one.square !== null).length;
  const asked = askedColors(view).includes(color);
  const won = seat !== null && (view.outcome?.winners.includes(seat) ?? false);
  const leads = view.initiative === idOf(color);
  const name = titleOf(view, color);
  return {
    key,
    classes: `plaque ${end} ${idOf(color)}${asked ? ' asked' : ''}${won ? ' won' : ''}`,
    anchor: key,
    label: words.player.label({
      name: sideName(name, color),
      points,
      target,
      now: view.turn > 0 ? { coming, left } : null,
      leads,
      asked,
    }),
    style: { '--share': String(Math.min(1, points / target)) },
    children: [
      ...(seat === null ? [] : [{ key: `${key}.symbol`, classes: 'plaque-symbol', drawing: symbolOf(seat) }]),
      { key: `${key}.name`, classes: 'plaque-name', text: name },
      { key: `${key}.points`, classes: 'plaque-points', text: String(points) },
      { key: `${key}.target`, classes: 'plaque-target', text: `/${target}` },
      { key: `${key}.gain`, classes: 'plaque-gain', text: view.turn > 0 ? `+${coming}` : '' },
      {
        key: `${key}.force`,
        classes: 'plaque-force',
        children: [
          { key: `${key}.mecha`, classes: 'plaque-sign', drawing: MECHA_GLYPH },
          { key: `${key}.left`, classes: 'plaque-left', text: String(left) },
        ],
      },
      ...(leads ? [{ key: `${key}.leads`, classes: 'plaque-sign leads', drawing: INITIATIVE_GLYPH }] : []),
      {
        key: `${key}.state`,
        classes: 'plaque-state',
        text: won ? words.player.won : asked ? stateWords(view, seat) : '',
      },
    ],
  };
}

function stateWords({ names }: NamedView, seat: number | null): string {
  return names.viewer === seat ? words.player.yourTurn : words.player.toAct;
}

/** A color's score if the Victory Phase came now. */
export function gains(view: View, color: Color): number {
  if (view.turn === 0) return 0;
  const held = regionsOf(fieldOf(view)).filter(
    ({ control }) => control !== NOBODY && idOf(control) === idOf(color),
  );
  return held.reduce((sum, { points }) => sum + points, 0);
}

/** MASC-TURN-1. Initiative and Victory need no decision and are over in a moment. */
const PHASES: readonly Stage[] = ['initiative', 'movement', 'combat', 'victory'];
const SET_UP: readonly Stage[] = ['board', 'forces', 'deployment'];

function track(view: NamedView): Thing {
  const now = nowOf(view);
  const steps = view.turn === 0 ? SET_UP : PHASES;
  return {
    key: 'track',
    classes: 'track',
    children: [
      {
        key: 'track.turn',
        classes: 'track-turn',
        text: view.turn === 0 ? words.turn.setup : words.turn.turn(view.turn),
      },
      {
        key: 'track.phases',
        classes: 'track-phases',
        children: steps.map((step) => ({
          key: `track.${step}`,
          classes: `track-phase${step === now ? ' now' : ''}`,
          text: words.stages[step],
        })),
      },
      { key: 'track.whose', classes: 'track-whose', text: whoseWords(view) },
    ],
  };
}

/** The current step of the setup or phase of the turn; null when the match is over. */
export function nowOf(view: View): Stage | null {
  const ask = openQuestion(view);
  if (ask === null || view.outcome !== null) return null;
  if (ask.ask === 'force') return 'forces';
  if (ask.ask === 'deploy') return 'deployment';
  return phaseOf(view) ?? 'board';
}

function whoseWords(view: NamedView): string {
  if (view.outcome !== null) return words.turn.over;
  const ask = openQuestion(view);
  if (ask === null) return '';
  if (ask.ask === 'force') return words.turn.bothChoose;
  const [color] = askedColors(view);
  if (color === undefined) return words.turn.isChoosing(view.names, ask.seat);
  const say = ask.ask === 'assign' ? words.turn.assigns : words.turn.whose;
  return say(sidesOf(view), color);
}
