import type { OperandSpecs, OptionSpecs } from './args.ts';
import type { OptionSpec } from './option.ts';

interface Explained {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly operands: OperandSpecs;
  readonly options: OptionSpecs;
  readonly examples: readonly string[];
}

/** The page that `--help` shows. */
export function helpFor({ name, summary, about, operands, options, examples }: Explained): string {
  const places = Object.entries(operands).map(
    ([key, { help, optional }]) => [optional ? `[<${key}>]` : `<${key}>`, help] as const,
  );
  const flags = Object.entries(options).map(
    ([key, spec]) => [optionHead(key, spec), optionHelp(spec)] as const,
  );
  const rows = [...places, ...flags, ['--help', 'show this help'] as const];
  const usage = ['npx mechatable', name, ...places.map(([head]) => head), '[options]'].join(' ');
  const sections = [
    `${summary}\n\nUsage: ${usage}`,
    about,
    twoColumns(rows),
    `Examples:\n${indent(examples)}`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** Lines with a name and its description. */
export function twoColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([head]) => head.length));
  return rows.map(([head, help]) => `  ${head.padEnd(width)}  ${help}`).join('\n');
}

function optionHead(key: string, spec: OptionSpec): string {
  return spec.kind === 'flag' ? `--${key}` : `--${key} ${spec.value}`;
}

function optionHelp(spec: OptionSpec): string {
  if (spec.default === undefined) return spec.help;
  return `${spec.help} (default: ${Array.isArray(spec.default) ? spec.default.join(',') : String(spec.default)})`;
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
