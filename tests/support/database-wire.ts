import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A wire to a database that can go dead without breaking, as a frozen server or a cut network does. */
export interface DatabaseWire {
  /** The database by way of this wire. */
  readonly url: string;
  /** From now on connections are taken and nothing comes through. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** How often a text went to the database so far. */
  readonly heard: (text: string) => number;
  readonly stop: () => Promise<void>;
}

export const startDatabaseWire = async (database: string): Promise<DatabaseWire> => {
  const target = new URL(database);
  const open = new Set<Socket>();
  let isFrozen = false;
  let said = '';
  const server = createServer((caller) => {
    const far = dial(Number(target.port), target.hostname);
    for (const [from, to] of [
      [caller, far],
      [far, caller],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (from === caller) said += bytes.toString('latin1');
        to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const turn = (frozen: boolean) => () => {
    isFrozen = frozen;
    for (const socket of open) {
      if (frozen) socket.pause();
      else socket.resume();
    }
  };
  const wired = Object.assign(new URL(database), {
    hostname: '127.0.0.1',
    port: `${(server.address() as AddressInfo).port}`,
  });
  return {
    url: wired.href,
    freeze: turn(true),
    thaw: turn(false),
    heard: (text) => said.split(text).length - 1,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
};
