import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Exhibit } from '../../games/shared/drawing.ts';
import { ENTRIES } from '../../games/games.ts';
import { reportBug } from '../../browser/bug.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StaticScene } from '../../ui/static-scene.tsx';
import { words } from './words.ts';
import './art.css';

interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}

/** Pictures fill their frame; blueprints are on squared paper, beside their smallest size; cards are as on the table. */
type Look = keyof typeof words.looks;
const LOOKS: readonly Look[] = ['pictures', 'blueprints', 'cards'];

/** All drawings side by side. */
export function ArtPage(): JSX.Element {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [look, setLook] = useState<Look>('pictures');
  useEffect(() => {
    Promise.all(
      ENTRIES.map(async (entry) => {
        const { drawing } = await entry.load();
        return { id: entry.id, title: entry.title, exhibits: drawing.exhibits };
      }),
    ).then(setSheets, reportBug);
  }, []);
  return (
    <>
      <PageHead title={words.title}>
        {LOOKS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={look === name}
            onClick={() => {
              setLook(name);
            }}
          >
            {words.looks[name]}
          </button>
        ))}
      </PageHead>
      <main class="page art-page">
        <h1>{words.heading}</h1>
        {sheets.map((sheet) => (
          <section key={sheet.id} class={`game-${sheet.id}`} data-game={sheet.id}>
            <h2>{sheet.title}</h2>
            {groupsOf(sheet.exhibits).map(([group, exhibits]) => (
              <div key={group}>
                <h3>{group}</h3>
                <ul class={`exhibits ${look}`}>
                  {exhibits.map((exhibit) => (
                    <ExhibitItem key={exhibit.id} exhibit={exhibit} look={look} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function ExhibitItem({ exhibit, look }: { exhibit: Exhibit; look: Look }): JSX.Element {
  if (look === 'cards') {
    return (
      <li class="exhibit">
        <StaticScene scene={exhibit.card} />
      </li>
    );
  }
  return (
    <li class={`exhibit ${exhibit.classes}`}>
      <span class="exhibit-large" dangerouslySetInnerHTML={{ __html: exhibit.svg }} />
      <span class="exhibit-name">
        {look === 'blueprints' && (
          <span class="exhibit-small" dangerouslySetInnerHTML={{ __html: exhibit.svg }} />
        )}
        {exhibit.name}
      </span>
      {look === 'blueprints' && <span class="fine">{exhibit.id}</span>}
    </li>
  );
}

function groupsOf(exhibits: readonly Exhibit[]): readonly [string, readonly Exhibit[]][] {
  const groups = new Map<string, Exhibit[]>();
  for (const exhibit of exhibits) {
    const group = groups.get(exhibit.group);
    if (group === undefined) groups.set(exhibit.group, [exhibit]);
    else group.push(exhibit);
  }
  return [...groups];
}
