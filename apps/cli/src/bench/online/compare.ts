import { median } from '../measure.ts';
import { serverSpeed, type Load, type Measured, type ServerSpeed } from './server-speed.ts';

/** Loads from the targets: this many matches, players who don't think or think for a second. */
const LOADS = [
  { matches: 50, think: 0 },
  { matches: 200, think: 0 },
  { matches: 200, think: 1000 },
] as const;
/** Rounds that alternate between servers, so other load on the machine affects all of them. */
const ROUNDS = 3;
/** Moves before measuring. Paced matches would take minutes for as many. */
const WARM_UP = 20_000;
const WARM_UP_PACED = 400;

export interface Compared {
  readonly matches: number;
  readonly think: number;
  readonly ours: ServerSpeed;
  readonly theirs: ServerSpeed | null;
  /** How many times as many moves our server makes. */
  readonly ratio: number | null;
  /** The same load on several of our servers that share a database; null if only one was measured. */
  readonly several: Variant | null;
  /** The same servers while many players of idle matches follow them; null if that wasn't measured. */
  readonly followed: Variant | null;
}

export interface Variant {
  readonly speed: ServerSpeed;
  /** Moves per second, divided by those without this difference. */
  readonly ratio: number;
}

export interface BenchSize {
  readonly loads?: readonly Pick<Load, 'matches' | 'think'>[];
  readonly rounds?: number;
  readonly warmUp?: number;
  readonly seconds: number;
}

export interface ServerList {
  /** The folder of boardgame.io; null if it isn't installed. */
  readonly peers: string | null;
  /** A PostgreSQL server; null for SQLite. */
  readonly database: string | null;
  /** How many of our servers to compare with one. */
  readonly nodes: number;
  /** How many players of idle matches follow each of our servers in a second measurement; 0 for none. */
  readonly followers: number;
  /** Whether the benchmark has been interrupted. */
  readonly stopped: AbortSignal;
}

/** Measures our server, several of them, and boardgame.io's if it is installed, under the same loads, alternating. */
export async function compareServers(
  { peers, database, nodes, followers, stopped }: ServerList,
  { loads = LOADS, rounds = ROUNDS, warmUp = WARM_UP, seconds }: BenchSize,
  onRound: (speed: ServerSpeed) => void = () => undefined,
): Promise<readonly Compared[]> {
  const contestants: Measured[] = [
    { server: 'ours', database, stopped },
    ...(nodes > 1 ? [{ server: 'ours', database, nodes, stopped } as const] : []),
    ...(followers > 0 ? [{ server: 'ours', database, nodes, followers, stopped } as const] : []),
    ...(peers === null ? [] : [{ server: 'theirs', database: null, peers, stopped } as const]),
  ];
  const compared: Compared[] = [];
  for (const { matches, think } of loads) {
    const enough = think === 0 ? warmUp : Math.min(warmUp, WARM_UP_PACED);
    const load: Load = { matches, think, seconds, warmUp: enough, processes: nodes };
    const speeds: ServerSpeed[] = [];
    for (let round = 0; round < rounds; round++)
      for (const contestant of contestants) {
        const speed = await serverSpeed(contestant, load);
        onRound(speed);
        speeds.push(speed);
      }
    compared.push(comparisonOf(speeds));
  }
  return compared;
}

/** The results of all rounds under one load. */
function comparisonOf(speeds: readonly ServerSpeed[]): Compared {
  const of = (isMeant: (speed: ServerSpeed) => boolean): ServerSpeed | null => {
    const meant = speeds.filter(isMeant);
    return meant.length === 0 ? null : middle(meant);
  };
  const isPlain = ({ server, followers }: ServerSpeed): boolean => server === 'ours' && followers === 0;
  const ours = middle(speeds.filter((speed) => isPlain(speed) && speed.nodes === 1));
  const theirs = of(({ server }) => server === 'theirs');
  const several = of((speed) => isPlain(speed) && speed.nodes > 1);
  const followed = of(({ followers }) => followers > 0);
  const { matches, think, movesPerSecond: one } = ours;
  return {
    matches,
    think,
    ours,
    theirs,
    ratio: theirs === null ? null : one / theirs.movesPerSecond,
    several: several === null ? null : { speed: several, ratio: several.movesPerSecond / one },
    followed:
      followed === null
        ? null
        : { speed: followed, ratio: followed.movesPerSecond / (several ?? ours).movesPerSecond },
  };
}

/** The median of each figure. */
function middle(speeds: readonly ServerSpeed[]): ServerSpeed {
  const of = (figureOf: (speed: ServerSpeed) => number): number => median(speeds.map(figureOf));
  const [{ server, nodes, followers, matches, think }] = speeds as [ServerSpeed];
  return {
    server,
    nodes,
    followers,
    matches,
    think,
    movesPerSecond: of((speed) => speed.movesPerSecond),
    p50: of((speed) => speed.p50),
    p99: of((speed) => speed.p99),
    serverCpu: of((speed) => speed.serverCpu),
    serverSystem: of((speed) => speed.serverSystem),
    loadCpu: of((speed) => speed.loadCpu),
    rss: of((speed) => speed.rss),
  };
}
