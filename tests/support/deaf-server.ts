import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface DeafServer {
  readonly port: number;
  /** The next caller that has connected and waits for an answer. */
  readonly caller: () => Promise<void>;
  /** Drops all connections and leaves the port. */
  readonly hangUp: () => Promise<void>;
}

/** Takes every connection, whatever the protocol, and never answers. */
export const startDeaf = async (port = 0): Promise<DeafServer> => {
  const callers = new Set<Socket>();
  let arrived = 0;
  let taken = 0;
  const waiting: (() => void)[] = [];
  const server = createServer((socket) => {
    callers.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => callers.delete(socket));
    arrived += 1;
    waiting.shift()?.();
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    caller: () => {
      taken += 1;
      return taken <= arrived ? Promise.resolve() : new Promise((done) => waiting.push(done));
    },
    hangUp: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of callers) socket.destroy();
      }),
  };
};
