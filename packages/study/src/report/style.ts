/** How many shades a cell can have above or below an even share. */
export const HEATS = 14;

/** Classes instead of style attributes, which the site forbids. */
const HEAT = Array.from(
  { length: HEATS + 1 },
  (_, heat) =>
    `.heat-${heat} { background: color-mix(in srgb, var(--tone) ${heat * (70 / HEATS)}%, var(--page)); }`,
);

/** The look of the sections of a report, on screen and on paper, in colors that the page sets. */
export const SECTION_STYLE = `
section { margin-top: 2.5rem; }
p { max-width: 46rem; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
small { color: var(--dim); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; }
summary { cursor: pointer; }
svg { display: block; width: 100%; max-width: 40rem; margin: 1rem 0; }
svg text { fill: var(--dim); font-size: 11px; }
svg .axis { fill: none; stroke: var(--line); }
svg .level { stroke: var(--dim); stroke-dasharray: 4 4; }
svg .range { stroke: var(--text); stroke-width: 2; }
svg rect { fill: var(--above); }
svg circle { fill: var(--above); fill-opacity: 0.6; stroke: var(--text); stroke-width: 0.5; }
ul { columns: 14rem; }
.above { --tone: var(--above); }
.below { --tone: var(--below); }
${HEAT.join('\n')}
`;

/** The look of a report as a file, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --page: #fdfdfb; --text: #1c1f24; --dim: #5a6069; --line: #c9cdd3; --above: #4a90d9; --below: #e08a3c; }
@media (prefers-color-scheme: dark) { :root { --page: #14171c; --text: #e8eaee; --dim: #a4abb6; --line: #3b424d; --above: #2f6fb5; --below: #a8602a; } }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; }
${SECTION_STYLE}`;
