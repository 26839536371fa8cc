import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { loadMatch, NoMatchError } from '../../table/open/load-match.ts';
import type { MatchModel } from '../../table/model/match-model.ts';
import { Table } from '../../table/table.tsx';
import { words } from './words.ts';

/** A match of this browser, or why it can't be opened. */
export function MatchPage({ id }: { id: string }): JSX.Element {
  const [model, setModel] = useState<MatchModel | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let loaded: MatchModel | null = null;
    loadMatch(id).then(
      (found) => {
        if (left) found.close();
        else {
          loaded = found;
          setModel(found);
        }
      },
      (error: unknown) => {
        if (error instanceof NoMatchError) setMissing(error.message);
        else reportBug(error);
      },
    );
    return () => {
      left = true;
      loaded?.close();
    };
  }, [id]);
  if (missing !== null) return <NotFoundPage sentence={missing} />;
  if (model === null) return <p class="loading">{words.loading}</p>;
  return <Table model={model} />;
}
