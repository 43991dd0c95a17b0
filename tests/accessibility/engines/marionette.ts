/** A client of Marionette, the protocol in Firefox that its WebDriver server speaks. */
import {once} from 'node:events';
import {createConnection} from 'node:net';

type Reply = readonly [type: 1, id: number, error: {message: string} | null, result: unknown];

export interface Marionette {
  readonly send: (command: string, parameters?: object) => Promise<{value?: unknown}>;
  readonly close: () => void;
}

/** Connects to Firefox. A message is its length in bytes, a colon, and JSON. */
export async function connect(port: number): Promise<Marionette> {
  const socket = createConnection(port, '127.0.0.1');
  const waiting = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', data => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(start, end).toString());
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message))
        waiting.get((message as unknown as Reply)[1])?.(message as unknown as Reply);
    }
  });
  await once(socket, 'connect');

  let lastId = 0;
  const send = async (command: string, parameters: object = {}) => {
    const id = (lastId += 1);
    const text = JSON.stringify([0, id, command, parameters]);
    const reply = new Promise<Reply>(resolve => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await reply;
    waiting.delete(id);
    if (error) throw new Error(error.message);
    return result as {value?: unknown};
  };
  return {send, close: () => socket.destroy()};
}
