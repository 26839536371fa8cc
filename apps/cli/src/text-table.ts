/** Columns as wide as their widest cell; columns of numbers are right-aligned. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const right = head.map(
    (_, i) => rows.length > 0 && rows.every((row) => /^[\d.,–%±/ -]*$/.test(row[i] ?? '')),
  );
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, i) =>
        right[i] === true ? (cells[i] ?? '').padStart(width) : (cells[i] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd();
  return `${[line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')}\n`;
}
