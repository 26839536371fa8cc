import type { JSX } from 'preact';
import { words } from './words.ts';

export function Loading(): JSX.Element {
  return <p class="loading">{words.loading}</p>;
}
