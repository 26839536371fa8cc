import { cruise } from 'dependency-cruiser';
import { ROOT } from '../workspaces.mjs';
import { layerRules } from './rules.mjs';

/** @typedef {import('dependency-cruiser').ICruiseResult} CruiseResult */

/**
 * Reads the imports of every package and app and checks them against the rules.
 * @param {string} [top] the top folder of the repository; tests pass another
 * @returns {Promise<CruiseResult>}
 */
export async function readImports(top = ROOT) {
  const { output } = await cruise(
    ['packages', 'apps'],
    {
      baseDir: top,
      validate: true,
      ruleSet: { forbidden: layerRules() },
      doNotFollow: { path: ['node_modules', '^scripts/'] },
      exclude: { path: ['/dist/'] },
      tsPreCompilationDeps: true, // imports of types count too
    },
    { conditionNames: ['@mechatable/source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error('Expected a result, not a report.');
  return output;
}

/** One text per import that breaks a rule. @param {CruiseResult} result */
export function violations({ summary }) {
  const comments = new Map(layerRules().map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, to, cycle, rule }) => {
    const path = cycle === undefined ? [from, to] : [from, ...cycle.map(({ name }) => name)];
    return `${rule.name}: ${path.join(' → ')}\n  ${comments.get(rule.name) ?? ''}`;
  });
}
