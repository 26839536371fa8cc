/** Plays many matches at once on a server, in its own process. */
import process from 'node:process';
import { answerParent, ownUsage } from './child.ts';
import { LoadMeter } from './load-meter.ts';
import type { LoadMessage } from './messages.ts';
import { openOurMatch } from './our-match.ts';
import { openPeerMatch } from './peer-match.ts';

/** Matches that are set up at the same time. */
const AT_ONCE = 50;

const meter = new LoadMeter();

async function answer(message: LoadMessage): Promise<object> {
  if (message.kind === 'open') {
    const { server, ports, peers, connected = 2 } = message;
    for (let opened = 0; opened < ports.length; opened += AT_ONCE) {
      await Promise.all(
        ports
          .slice(opened, opened + AT_ONCE)
          .map((port, i) =>
            server === 'ours'
              ? openOurMatch(port, meter, connected)
              : openPeerMatch(peers, port, `${String(process.pid)}-${String(opened + i)}`, meter),
          ),
      );
    }
    return {};
  }
  const { seconds, fewest, think } = message;
  const before = ownUsage();
  meter.begin(think);
  const played = await meter.measure(seconds, fewest);
  return { ...played, cpu: ownUsage().cpu - before.cpu };
}

answerParent(
  (message) => answer(message as LoadMessage),
  () => Promise.resolve(),
);
