import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';
import { ROOMS, TESTS } from './rooms.mjs';
import { fromTop, workspaces } from './workspaces.mjs';

const WORKSPACES = workspaces();
const PLACE = /^((?:packages|apps)\/((?:games\/)?[^/]+))\/(src|test)\//;

/**
 * An ESLint rule: imports keep to the table in `rooms.mjs`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const roomsRule = {
  meta: {
    type: 'problem',
    docs: { description: 'A package imports only what scripts/rooms.mjs allows.' },
    schema: [],
  },
  create(context) {
    /** @param {{ source?: import('estree').Node | null | undefined }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = objection(context.filename, source.value);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check, // import('…').Type
    };
  },
};

/**
 * Why a file may not import something, in a sentence; null if it may.
 * @param {string} file
 * @param {string} specifier
 */
function objection(file, specifier) {
  const [, folder, room, part] = PLACE.exec(fromTop(file)) ?? [];
  if (folder === undefined || room === undefined) return null;
  const rules = ROOMS[kindOf(room)];
  if (rules === undefined)
    return `${room} is missing in scripts/rooms.mjs. Add a line that says what it may import.`;
  const isTest = part === 'test';

  if (specifier.startsWith('.')) {
    const target = fromTop(resolve(dirname(file), specifier));
    if (target.startsWith(`${folder}/`)) return null;
    return `This path leaves ${room}. Import other packages by name.`;
  }
  if (specifier.startsWith('virtual:')) return null; // made by the site's own build
  const name = packageName(specifier);
  if (specifier.startsWith('node:') || builtinModules.includes(name)) {
    if (rules.node === true || isTest) return null;
    return `${room} may not import ${specifier}: it must also run in a browser.`;
  }
  const other = WORKSPACES.find((workspace) => workspace.name === name);
  if (other !== undefined) {
    const target = other.folder.replace(/^(packages|apps)\//, '');
    const may = isTest ? [...new Set([...rules.may, ...TESTS.may, room])] : rules.may;
    if (may.includes(target) || may.includes(kindOf(target))) return null;
    return `${room} may not import ${target}. It may import: ${may.join(', ') || 'no other package'} (see scripts/rooms.mjs).`;
  }
  const own = rules.packages ?? WORKSPACES.find((workspace) => workspace.folder === folder)?.packages ?? [];
  const packages = isTest ? [...new Set([...own, ...TESTS.packages])] : own;
  if (packages.includes(name)) return null;
  return `${room} may not import ${name}. Allowed npm packages: ${packages.join(', ') || 'none'}.`;
}

/** The line of the table that a room is under. @param {string} room */
function kindOf(room) {
  return room.replace(/^games\/.*/, 'games/*');
}

/** @param {string} specifier */
function packageName(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
