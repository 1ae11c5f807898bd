import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PrismaClient } from '../../server/db/prisma-within.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const own = shared(ownProcess);
let client: Client;
let prisma: PrismaClient;
beforeAll(async () => {
  client = new Client({ connectionString: own.database.url });
  await client.connect();
  const { prismaWithin } = await import('../../server/db/prisma-within.ts');
  prisma = prismaWithin(client);
});
afterAll(async () => {
  await client?.end();
});
beforeEach(() => client.query('begin'));

const statuses = async (): Promise<string[]> =>
  (await client.query(`select "id" from "status" where "id" like 'own\\_%' order by "id"`)).rows.map(
    (row) => row.id,
  );

const status = (name: string) => ({ id: `own_${name}`, name, name_eng: name });

test('what Prisma writes is seen by statements of the transaction at once, and kept with it', async () => {
  await prisma.status.create({ data: status('kept') });
  expect(await statuses()).toEqual(['own_kept']);
  await client.query('commit');
  expect(await statuses()).toEqual(['own_kept']);
  await client.query(`delete from "status" where "id" = 'own_kept'`);
});

test('and it goes with the transaction, also where Prisma had one of its own', async () => {
  await prisma.$transaction([
    prisma.status.create({ data: status('one') }),
    prisma.status.create({ data: status('other') }),
  ]);
  expect(await statuses()).toEqual(['own_one', 'own_other']);
  await client.query('rollback');
  expect(await statuses()).toEqual([]);
});

test('what fails inside takes back its own part, and the transaction goes on', async () => {
  await client.query(`insert into "status" ("id", "name", "name_eng") values ('own_before', '', '')`);
  const twice = prisma.$transaction([
    prisma.status.create({ data: status('undone') }),
    prisma.status.create({ data: status('before') }),
  ]);
  await expect(twice).rejects.toMatchObject({ code: 'P2002' });
  expect(await statuses()).toEqual(['own_before']);
  await client.query('rollback');
});
