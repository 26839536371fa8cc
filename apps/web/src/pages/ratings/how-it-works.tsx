import type { JSX } from 'preact';
import { words } from './words.ts';

/** The rules of rating, for players. */
export function HowItWorks(): JSX.Element {
  return (
    <section class="how" aria-labelledby="how">
      <h2 id="how">{words.how.heading}</h2>
      <ul>
        {words.how.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
