import { PrismaPg } from '@prisma/adapter-pg';
import pg, { type ClientBase, type QueryConfig } from 'pg';
import { PrismaClient } from './generated/client.ts';

export type { PrismaClient } from './generated/client.ts';

/**
 * Prisma over the connection of a transaction that is open: what it writes stands or falls with the statements around it.
 * What it would put into a transaction of its own becomes a savepoint, one at a time. Making it takes longer
 * than most calls, so it is for what is set up (decision 041).
 */
export const prismaWithin = (client: ClientBase): PrismaClient => {
  const query = client.query.bind(client);
  const inside = (asked: QueryConfig) => query({ ...asked, text: SAVEPOINTS[asked.text] ?? asked.text });
  const held = { query: inside, on: nothing, removeListener: nothing, release: nothing };
  // A pool by its class alone: it never connects anywhere.
  const connection = Object.assign(new pg.Pool({ max: 1 }), { query, connect: async () => held });
  return new PrismaClient({ adapter: new PrismaPg(connection, { disposeExternalPool: false }) });
};

const nothing = (): void => {};

const SAVEPOINTS: Readonly<Record<string, string>> = {
  BEGIN: 'savepoint prisma',
  COMMIT: 'release savepoint prisma',
  ROLLBACK: 'rollback to savepoint prisma',
};
