import type { JSX } from 'preact';
import type { ExampleBlock } from '../../games/books/book.ts';
import { DrawnPosition } from './drawn-position.tsx';
import { markWords } from '../../ui/search.ts';

export function Example(props: {
  gameId: string;
  example: ExampleBlock;
  searched: readonly string[];
}): JSX.Element {
  const { gameId, example, searched } = props;
  return (
    <div class="book-example">
      {example.html !== '' && (
        <div class="example-words" dangerouslySetInnerHTML={{ __html: markWords(example.html, searched) }} />
      )}
      {example.positions.length > 0 && (
        <div class="positions">
          {example.positions.map((position, at) => (
            <DrawnPosition key={at} gameId={gameId} position={position} />
          ))}
        </div>
      )}
    </div>
  );
}
