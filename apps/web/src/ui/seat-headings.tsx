import { sentence, whom, type Names } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { SeatMark } from './seat-mark.tsx';

/** The head of a table with one column for each seat. */
export function SeatHeadings({ seats, names }: { seats: number; names: Names }): JSX.Element {
  return (
    <>
      {Array.from({ length: seats }, (_, seat) => (
        <th key={seat} scope="col" class={`seat-${seat}`}>
          <SeatMark seat={seat} /> {sentence(whom(names, seat))}
        </th>
      ))}
    </>
  );
}
