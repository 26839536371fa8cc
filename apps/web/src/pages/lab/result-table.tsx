import type { ComponentChildren, JSX } from 'preact';

/** A table that scrolls by itself on a narrow screen, by keyboard too. */
export function ResultTable(props: {
  title: string;
  head: readonly string[];
  children: ComponentChildren;
}): JSX.Element {
  const { title, head, children } = props;
  return (
    <div class="lab-table" tabIndex={0} role="group" aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
