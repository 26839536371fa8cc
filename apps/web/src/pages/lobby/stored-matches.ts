import type { MatchList } from '@mechatable/store';
import { useEffect, useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { theStore } from '../../browser/storage.ts';

/** The matches in this browser. */
export interface StoredMatches extends MatchList {
  readonly remove: (id: string) => Promise<void>;
}

export function useStoredMatches(): StoredMatches {
  const [list, setList] = useState<MatchList>({ matches: [], damaged: [] });
  const load = async (): Promise<void> => {
    setList(await (await theStore()).list());
  };
  useEffect(() => {
    load().catch(reportBug);
  }, []);
  return {
    ...list,
    async remove(id) {
      await (await theStore()).remove(id);
      await load();
    },
  };
}
