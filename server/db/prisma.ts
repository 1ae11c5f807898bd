import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.ts';
import { pool } from './pool.ts';

/** Typed point reads, over the one pool. Lists and everything that writes speak compiled SQL through `Db` and `Tx`. */
const slot = globalThis as typeof globalThis & { egPrisma?: PrismaClient };

export const prisma = (): PrismaClient => {
  slot.egPrisma ??= new PrismaClient({ adapter: new PrismaPg(pool(), { disposeExternalPool: false }) });
  return slot.egPrisma;
};
