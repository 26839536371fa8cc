import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';
const EVENT_END = '\n\n';

/**
 * Follows a stream of server-sent events, and calls back with each of them. Node's own client hands every piece through
 * several layers, and the load must not be what is measured.
 */
export function followStream(
  port: number,
  path: string,
  token: string,
  onEvent: (event: string) => void,
): void {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setEncoding('utf8');
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `host: 127.0.0.1:${String(port)}`,
      `authorization: Bearer ${token}`,
      '',
      '',
    ].join('\r\n'),
  );
  let rest = '';
  let isHead = true;
  socket.on('data', (text) => {
    rest += String(text);
    if (isHead) {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) return;
      if (!rest.startsWith('HTTP/1.1 200')) throw new Error(`a stream was refused: ${rest}`);
      rest = rest.slice(end + HEAD_END.length);
      isHead = false;
    }
    for (let end = rest.indexOf(EVENT_END); end >= 0; end = rest.indexOf(EVENT_END)) {
      const event = rest.slice(0, end);
      rest = rest.slice(end + EVENT_END.length);
      onEvent(event);
    }
  });
}
