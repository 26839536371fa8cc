/**
 * Folders that import each other, directly or through others: dependency-cruiser's own rule for folders does not see
 * cycles that go through their subfolders. In the app, the files of a folder count as one more folder beside its
 * subfolders: a folder may import its subfolders or they may import it, but not both.
 *
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Imports
 * @typedef {Map<string, Map<string, string>>} Graph folder → folder it imports → an import that shows it
 */

const SOURCE = /^(packages|apps)\/.*\/?src\//;
/** Folders whose files count, too. */
const STRICT = /^apps\/web\/src(\/|$)/;
/** Stands for the files of a folder. */
const OWN_FILES = 'its own files';

/**
 * One text per group of folders that form a cycle.
 * @param {readonly Imports[]} modules
 */
export function folderCycles(modules) {
  return [...graphs(modules)].flatMap(([parent, graph]) =>
    cyclesIn(graph).map((folders) => describe(parent, graph, folders)),
  );
}

/** For every folder, which of its subfolders import which. @param {readonly Imports[]} modules */
function graphs(modules) {
  /** @type {Map<string, Graph>} */
  const all = new Map();
  for (const { source, dependencies } of modules.filter((module) => SOURCE.test(module.source))) {
    for (const { resolved } of dependencies.filter((dependency) => SOURCE.test(dependency.resolved))) {
      const from = source.split('/');
      const to = resolved.split('/');
      const fork = from.findIndex((name, depth) => name !== to[depth]);
      const parent = from.slice(0, fork).join('/');
      const [a, b] = [partAt(from, fork, parent), partAt(to, fork, parent)];
      // Packages have their own rules.
      if (a === null || b === null || a === b || !`${parent}/`.includes('/src/')) continue;
      const graph = entry(all, parent, () => /** @type {Graph} */ (new Map()));
      entry(graph, a, () => new Map()).set(b, `${source} → ${resolved}`);
    }
  }
  return all;
}

/**
 * The folder at this depth of a path; null for a file, unless the files of its folder count.
 * @param {readonly string[]} path @param {number} depth @param {string} parent
 */
function partAt(path, depth, parent) {
  if (depth < path.length - 1) return path[depth] ?? null;
  return STRICT.test(parent) ? OWN_FILES : null;
}

/** @param {Graph} graph @returns {string[][]} */
function cyclesIn(graph) {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]));
  const inCycle = [...graph.keys()].filter((folder) => reach.get(folder)?.has(folder));
  const groups = inCycle.map((folder) =>
    inCycle.filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder)).sort(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** @param {Graph} graph @param {string} start */
function reachable(graph, start) {
  /** @type {Set<string>} */
  const seen = new Set();
  const open = [...(graph.get(start)?.keys() ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    open.push(...(graph.get(folder)?.keys() ?? []));
  }
  return seen;
}

/** @param {string} parent @param {Graph} graph @param {string[]} folders */
function describe(parent, graph, folders) {
  const imports = folders.flatMap((from) =>
    [...(graph.get(from) ?? [])].filter(([to]) => folders.includes(to)).map(([, shown]) => `  ${shown}`),
  );
  return [`Folders in ${parent} import each other: ${folders.join(', ')}.`, ...imports].join('\n');
}

/**
 * @template K, V
 * @param {Map<K, V>} map @param {K} key @param {() => V} create
 * @returns {V}
 */
function entry(map, key, create) {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = create();
  map.set(key, made);
  return made;
}
