import type { Chapter, ClauseBlock, ExampleBlock, HeadingBlock, ProseBlock } from '../../games/books/book.ts';

/** A clause with its examples, or anything between clauses. */
export type Entry =
  | { readonly kind: 'clause'; readonly clause: ClauseBlock; readonly examples: readonly ExampleBlock[] }
  | HeadingBlock
  | ProseBlock
  | ExampleBlock;

export function entriesOf({ blocks }: Chapter): readonly Entry[] {
  const own = (clause: ClauseBlock): readonly ExampleBlock[] =>
    blocks.filter((block): block is ExampleBlock => block.kind === 'example' && block.clause === clause.id);
  return blocks.flatMap((block): readonly Entry[] => {
    if (block.kind === 'clause') return [{ kind: 'clause', clause: block, examples: own(block) }];
    return block.kind === 'example' && block.clause !== null ? [] : [block];
  });
}
