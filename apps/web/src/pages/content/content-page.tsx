import { allContentRules, MAX_CONTENT_CHARACTERS } from '@mechatable/catalog/content';
import { StoreFailedError } from '@mechatable/store';
import type { StoredContent } from '@mechatable/store/content';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { theContentFiles } from '../../browser/content-files.ts';
import { findEntry } from '../../games/games.ts';
import { dropTarget, FileButton } from '../../ui/open-file.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { FileRow } from './file-row.tsx';
import { importContent, saveSchema, saveTemplate, type ShownProblem } from './files.ts';
import { words } from './words.ts';
import './content.css';

/** The result of the last import: the file is in use, or its problems. */
interface ImportResult {
  readonly sentence: string;
  readonly problems: readonly ShownProblem[];
}

/** Content files: import them, choose which one to play with, and start to write one. */
export function ContentPage(): JSX.Element {
  const [files, setFiles] = useState<readonly StoredContent[] | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const load = async (): Promise<void> => {
    try {
      setFiles(await (await theContentFiles()).list());
    } catch (error) {
      if (!(error instanceof StoreFailedError)) throw error;
      setFiles([]);
      setResult({ sentence: error.message, problems: [] });
    }
  };
  useEffect(() => {
    load().catch(reportBug);
  }, []);
  const take = async (file: File): Promise<void> => {
    setResult(await tryImport(file));
    await load();
  };
  return (
    <>
      <PageHead title={words.title} />
      <main class="page content-page">
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <ImportForm result={result} onFile={take} />
        <section aria-labelledby="content-files">
          <h2 id="content-files">{words.files.heading}</h2>
          {files?.length === 0 && <p>{words.files.none}</p>}
          <ul class="content-files">
            {files?.map((file) => (
              <FileRow key={file.hash} file={file} onChange={() => void load().catch(reportBug)} />
            ))}
          </ul>
        </section>
        <WriteYourOwn />
      </main>
    </>
  );
}

function ImportForm(props: {
  result: ImportResult | null;
  onFile: (file: File) => Promise<void>;
}): JSX.Element {
  const { result, onFile } = props;
  const { heading, choose, text } = words.import;
  return (
    <section class="content-import" aria-labelledby="content-import" {...dropTarget(onFile)}>
      <h2 id="content-import">{heading}</h2>
      <FileButton accept=".json,application/json" button={choose} text={text} onFile={onFile} />
      <div role="status">
        {result !== null && <p class={result.problems.length > 0 ? 'problem' : ''}>{result.sentence}</p>}
        {result !== null && <Problems problems={result.problems} />}
      </div>
    </section>
  );
}

/** Problems after this many are counted: they often have the same cause. */
const SHOWN = 20;

function Problems({ problems }: { problems: readonly ShownProblem[] }): JSX.Element | null {
  if (problems.length === 0) return null;
  const more = problems.length - SHOWN;
  return (
    <>
      <ol class="content-problems">
        {problems.slice(0, SHOWN).map(({ line, column, sentence, text }, i) => (
          <li key={i}>
            <strong>{words.import.place(line, column)}</strong> {sentence}
            <code>{text.trim()}</code>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{words.import.more(more)}</p>}
    </>
  );
}

/** A character has at most four bytes. */
const MOST_BYTES = 4 * MAX_CONTENT_CHARACTERS;

async function tryImport(file: File): Promise<ImportResult> {
  // Checked before reading: a page that runs out of memory crashes.
  if (file.size > MOST_BYTES) return { sentence: words.import.tooLarge(MOST_BYTES / 1000), problems: [] };
  try {
    const imported = await importContent(await file.text());
    if (!imported.ok) {
      const { problems } = imported;
      return { sentence: words.import.problems(file.name, problems.length), problems };
    }
    const { game, name, lists } = imported.content;
    const pieces = Object.values(lists).flat().length;
    return { sentence: words.import.done(name, findEntry(game)?.title ?? game, pieces), problems: [] };
  } catch (error) {
    if (!(error instanceof StoreFailedError)) throw error;
    return { sentence: error.message, problems: [] };
  }
}

function WriteYourOwn(): JSX.Element {
  const games = useLoaded('content', allContentRules);
  return (
    <section aria-labelledby="content-write">
      <h2 id="content-write">{words.write.heading}</h2>
      <p>{words.write.lead}</p>
      {games.is === 'here' &&
        games.value.map(({ game }) => (
          <div key={game} class="row">
            <button type="button" onClick={() => void saveTemplate(game).catch(reportBug)}>
              {words.write.template(findEntry(game)?.title ?? game)}
            </button>
            <button type="button" onClick={() => void saveSchema(game).catch(reportBug)}>
              {words.write.schema(findEntry(game)?.title ?? game)}
            </button>
          </div>
        ))}
    </section>
  );
}
