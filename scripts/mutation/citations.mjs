/** Finds where the sources cite a clause, and so which code implements its rule. */

import ts from 'typescript';

/**
 * A range of a source file, from one offset up to another. The nearest statement comes first, then its function.
 * @typedef {object} Scope
 * @property {string} file
 * @property {number} start
 * @property {number} end
 * @property {0 | 1} tier 0: the statement that cites the clause; 1: the function around it
 */

const WORD = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+/g;

/**
 * @param {readonly (readonly [file: string, text: string])[]} sources
 * @param {ReadonlySet<string>} ids
 * @returns {Map<string, Scope[]>} by clause
 */
export function citations(sources, ids) {
  /** @type {Map<string, Scope[]>} */
  const found = new Map();
  const files = sources.map(([file, text]) =>
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS),
  );
  const uses = usesByName(files);
  for (const file of files) {
    for (const { 0: id, index } of file.text.matchAll(WORD)) {
      if (!ids.has(id)) continue;
      const scopes = nodesAt(file, index, uses).flatMap((node) => scopesOf(node));
      found.set(id, [...(found.get(id) ?? []), ...scopes]);
    }
  }
  return found;
}

/** Every identifier of all files, by its name. @param {readonly ts.SourceFile[]} files */
function usesByName(files) {
  /** @type {Map<string, ts.Identifier[]>} */
  const uses = new Map();
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent))
      uses.set(node.text, [...(uses.get(node.text) ?? []), node]);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return uses;
}

/**
 * The code that a citation at an offset is about: for a comment the code beside or below it, for a named refusal
 * the places that use it.
 * @param {ts.SourceFile} file @param {number} offset @param {ReadonlyMap<string, readonly ts.Identifier[]>} uses
 * @returns {readonly ts.Node[]}
 */
function nodesAt(file, offset, uses) {
  const node = deepest(file, offset);
  if (offset < node.getStart(file)) return [besideComment(file, node, offset)];
  const constant = constantOf(node);
  if (constant === null) return [node];
  return (uses.get(constant.text) ?? []).filter((use) => use !== constant);
}

/** @param {ts.Node} node @param {number} offset @returns {ts.Node} */
function deepest(node, offset) {
  const child = node
    .getChildren()
    .find((candidate) => candidate.getFullStart() <= offset && offset < candidate.getEnd());
  return child === undefined || ts.isJSDoc(child) ? node : deepest(child, offset);
}

/** @param {ts.SourceFile} file @param {ts.Node} node the token after the comment @param {number} offset */
function besideComment(file, node, offset) {
  const { line } = file.getLineAndCharacterOfPosition(offset);
  const lineStart = file.getPositionOfLineAndCharacter(line, 0);
  const before = file.text.slice(lineStart, offset).search(/\S/);
  const first = lineStart + Math.max(before, 0);
  const isBeside = before >= 0 && !/^(\/\/|\/\*|\*)/.test(file.text.slice(first));
  return isBeside ? outermost(deepest(file, first), file) : outermost(node, file);
}

/** The largest node that starts where this one does. @param {ts.Node} node @param {ts.SourceFile} file */
function outermost(node, file) {
  let found = node;
  for (let up = node; !ts.isSourceFile(up); up = up.parent) {
    if (up.getStart(file) !== node.getStart(file)) break;
    found = up;
  }
  return found;
}

/**
 * The name of the refusal that is made here: `const TOO_FAR = illegal('MG-RANGE-2', …)`, or one of several in a table.
 * @param {ts.Node} node
 */
function constantOf(node) {
  if (!ts.isCallExpression(node.parent) || enclosingFunction(node) !== undefined) return null;
  /** @type {ts.Node} */
  let holder = node.parent.parent;
  while (ts.isPropertyAssignment(holder) || ts.isObjectLiteralExpression(holder)) holder = holder.parent;
  return ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name : null;
}

/** @param {ts.Node} node */
function enclosingFunction(node) {
  return ts.findAncestor(node, ts.isFunctionLike);
}

/** @param {ts.Node} node @returns {Scope[]} */
function scopesOf(node) {
  const around = enclosingFunction(node);
  return [scope(statementOf(node), 0), ...(around === undefined ? [] : [scope(around, 1)])];
}

/** The statement or entry around a node; for `if (…) return NO;` the whole of it. @param {ts.Node} node */
function statementOf(node) {
  const isWhole = (/** @type {ts.Node} */ up) =>
    (ts.isStatement(up) && !ts.isBlock(up)) ||
    ts.isConditionalExpression(up) ||
    ts.isPropertyAssignment(up) ||
    ts.isCaseOrDefaultClause(up) ||
    ts.isFunctionLike(up);
  const found = ts.findAncestor(node, isWhole) ?? node;
  const around = ts.isBlock(found.parent) ? found.parent.parent : found.parent;
  return ts.isReturnStatement(found) && ts.isIfStatement(around) ? around : found;
}

/** @param {ts.Node} node @param {0 | 1} tier @returns {Scope} */
function scope(node, tier) {
  const file = node.getSourceFile();
  return { file: file.fileName, start: node.getStart(file), end: node.getEnd(), tier };
}
