import { BASTION } from './bastion.ts';
import { EQUIPS } from './equips.ts';
import { HIVE } from './hive.ts';
import { LANDS } from './lands.ts';
import type { Card } from './language.ts';
import { LONGBOW } from './longbow.ts';
import { PHANTOM } from './phantom.ts';
import { SALVOR } from './salvor.ts';
import { TECHS } from './techs.ts';
import { UNALIGNED } from './unaligned.ts';
import { VANGUARD } from './vanguard.ts';

/** Every card as published. New ones are added in these lists; content files change or extend the played content. */
export const PUBLISHED_CARDS: readonly Card[] = [
  ...VANGUARD,
  ...BASTION,
  ...LONGBOW,
  ...SALVOR,
  ...HIVE,
  ...PHANTOM,
  ...UNALIGNED,
  ...LANDS,
  ...TECHS,
  ...EQUIPS,
];
