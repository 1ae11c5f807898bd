import { createConnection, createServer, type Socket } from 'node:net';

/** A wire between callers and portals that can lose answers. */
export interface Wire {
  readonly origin: string;
  /** Ports of the portals behind it, asked in turn. */
  upstreams: number[];
  /** Share of answers that get lost after the portal has given them. */
  lost: number;
  stop(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1; a portal that does not answer the door breaks the caller's connection. */
export const startWire = async (random: () => number): Promise<Wire> => {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((caller) => {
    turn += 1;
    const port = proxy.upstreams[turn % Math.max(1, proxy.upstreams.length)];
    if (port === undefined) return void caller.destroy();
    const portal = createConnection({ host: '127.0.0.1', port });
    const cut = (): void => {
      caller.destroy();
      portal.destroy();
    };
    for (const socket of [caller, portal]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    caller.on('data', (bytes) => portal.write(bytes));
    portal.on('data', (bytes) => (random() < proxy.lost ? cut() : caller.write(bytes)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const proxy: Wire = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    upstreams: [],
    lost: 0,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
  return proxy;
};
