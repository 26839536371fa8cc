import { below, type Rng } from '@mechatable/kernel';

/** All of a list, or some of it at random if there are more. Changes the list. */
export function sampled(list: unknown[], most: number, rng: Rng): readonly unknown[] {
  if (list.length <= most) return list;
  for (let i = 0; i < most; i++) {
    const at = i + below(rng, list.length - i);
    [list[i], list[at]] = [list[at], list[i]];
  }
  return list.slice(0, most);
}
