import type { AnyGame } from '@mechatable/kernel';

/** A test that was run: its title with those of the enclosing groups, and its result. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

/** The folder of the libraries that `bench` compares with, or the reason why they couldn't be installed. */
export type InstalledPeers =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly why: string };

/** Another commit of this repository, compiled in a folder. */
export interface CheckedOut {
  readonly hash: string;
  /** The short hash and the subject. */
  readonly title: string;
  readonly folder: string;
}

/** Everything that needs a clone of the repository. In the npm package, each of these fails with an explanation. */
export interface Clone {
  /** The results of the tests below a folder of the repository, run now if needed. */
  testsOf(folder: string): Promise<readonly TestResult[]>;
  /** Installs the libraries that `bench` compares with, unless they are there already. */
  installPeers(): Promise<InstalledPeers>;
  /** Compiles another commit of this repository, unless it is compiled already. */
  checkOut(revision: string): Promise<CheckedOut>;
  /** The commits from one to another that may change how a game is played, the newest first. */
  commitsBetween(from: string, to: string, rulebook: string): Promise<readonly string[]>;
}

/** Everything outside the program, so that tests can replace it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Clears the screen of a terminal with its scrollback, or the current line of the error output. */
  erase(what: 'screen' | 'line'): void;
  /** Shows the prompt and waits for a line; null when the input ends or is interrupted. */
  ask(prompt: string): Promise<string | null>;
  /** Calls back on Ctrl-C, until the returned function is called. */
  onInterrupt(callback: () => void): () => void;
  /** Whether input, output and error output are terminals. */
  readonly terminal: { readonly input: boolean; readonly output: boolean; readonly errors: boolean };
  /** Whether the output may be colored. */
  readonly hasColor: boolean;
  /** Each game in its current version. */
  readonly games: readonly AnyGame[];
  /** Every released version of them, for records. */
  readonly releases: readonly AnyGame[];
  /** Whether these games are those of the catalog, which another thread can load by their ids. */
  readonly gamesFromCatalog: boolean;
  /** The folder with the rule books in `rules`. */
  readonly root: string;
  readonly version: string;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** The port from the environment; empty if not set. */
  readonly preferredPort: string;
  /** The address to listen on, from the environment; empty if not set. */
  readonly preferredHost: string;
  /** The operating system's user who runs the program. */
  readonly user: string;
  /** The address of the database, from the environment; empty if not set. */
  readonly databaseUrl: string;
  /** This computer's addresses in its networks, the most useful first. */
  addresses(): readonly string[];
  /** The folder of the built site, built now if needed. */
  site(): Promise<string>;
  /** Resolves when the program is told to stop. */
  untilStopped(): Promise<void>;
  /** Everything that needs a clone of the repository. */
  readonly clone: Clone;
  /** Releases the input, so that the program can exit. */
  close(): void;
}
