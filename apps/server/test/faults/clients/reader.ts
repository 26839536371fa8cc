import type { Following, TestVisitor } from '../../harness/visitor.ts';
import type { Line } from '../history/log.ts';
import { frameDigest, ListDigest } from './digests.ts';

/** Follows a table, and logs everything that the stream says about the match. */
export function readTable(
  visitor: TestVisitor,
  client: string,
  table: string,
  isSpectator: boolean,
  write: (line: Line) => void,
): Following {
  const page = visitor.follow(table, isSpectator);
  const list = new ListDigest();
  let latest = 0;
  let read = 0;
  page.onChange = () => {
    for (; read < page.messages.length; read++) {
      const message = page.messages[read];
      if (message?.type !== 'snapshot' && message?.type !== 'news') continue;
      const { frame } = message.data;
      const { viewer, entry } = frame;
      const isNew = entry >= latest;
      latest = Math.max(latest, entry);
      write({
        ...{ kind: 'seen', client, table, viewer, connection: page.connections },
        ...{ entry, link: frame.link ?? '', digest: frameDigest(frame) },
        history: isNew && page.host !== null ? list.of(page.host.history(viewer)) : null,
      });
    }
  };
  return page;
}
