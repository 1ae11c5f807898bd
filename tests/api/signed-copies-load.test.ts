import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, shown, signsWith, stamp } from '../support/signing-call.ts';

/** One file may be so large, by what the portal comes with; three of them are a package. */
const ATTACHED_BYTES = 5_000_000;
/** Two places of the room are one caller's (decision 032). */
const PLACES = 2;

const world = shared(() => openWorld(['employee', 'manager', 'hr']));
let document: number;
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee', level: 'simple' });
  await signsWith(world, 'employee', '1');
  document = await addVacation(world.company, 'employee', 'draft');
  const { intent_id, request_id } = await shown(world, 'employee', document, [
    'employee',
    'draft',
    'prepared',
  ]);
  expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
  for (const letter of ['a', 'b', 'c']) await attach(letter.repeat(20));
  await vi.waitFor(
    async () => {
      const { rows } = await world.company.db.query(
        `select 1 from "file" where "registrator_id" = $1 and "kind" = 'archive'`,
        [request_id],
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000, interval: 50 },
  );
});

const attach = async (name: string) => {
  const path = join(world.portal.dataDir, 'files', name.slice(0, 2), name.slice(2, 4), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.alloc(ATTACHED_BYTES, name));
  await world.company.db.query(
    `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash", "streebog512_hash",
       "kind", "registrator_id", "document_object_id", "creator_user_id")
     select "client_id", $1, $1 || '.pdf', 'application/pdf', $2, '', '', '', 'attachment', "id", 'vacation', $4
     from "document" where "id" = $3`,
    [name, ATTACHED_BYTES, document, world.company.people.employee.user_id],
  );
};

const fetched = (path: string, name: Name = 'employee') =>
  fetch(`${world.portal.origin}/api/signing/${document}/${path}`, {
    headers: { authorization: `Bearer ${world.token(name)}` },
  });

/** Asks for a package, reads how the answer begins and nothing more. */
const hardlyRead = (): { readonly socket: Socket; readonly begin: Promise<string> } => {
  const { port } = new URL(world.portal.origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.write(
    `GET /api/signing/${document}/package578n HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${world.token('employee')}\r\n\r\n`,
  );
  const begin = new Promise<string>((resolve) =>
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      resolve(chunk.toString('latin1', 0, 2_000).toLowerCase());
    }),
  );
  return { socket, begin };
};

test('T72, T76: copies that nobody reads take two places of the room, and others get theirs', async () => {
  const deaf = Array.from({ length: 8 }, hardlyRead);
  try {
    expect((await fetched('package578n', 'hr')).status).toBe(200);
    const begins = await Promise.all(deaf.map(({ begin }) => begin));
    const refused = begins.filter((begin) => begin.startsWith('http/1.1 429'));
    expect(begins.filter((begin) => begin.startsWith('http/1.1 200'))).toHaveLength(PLACES);
    expect(refused).toHaveLength(deaf.length - PLACES);
    for (const begin of refused) expect(begin).toMatch(/retry-after: \d+/);
  } finally {
    for (const { socket } of deaf) socket.destroy();
  }
  const { status, headers } = await fetched('package578n');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
});

test('T72: copies are made for one person so often in ten minutes and no more, but a stored archive lies there', async () => {
  await world.company.db.query(
    `insert into "rate_limit" ("key", "count", "expires_at") values ($1, 99, now() + interval '10 minutes')
     on conflict ("key") do update set "count" = excluded."count", "expires_at" = excluded."expires_at"`,
    [`signed_copies:user:${world.company.people.manager.user_id}`],
  );
  expect((await fetched('protocol', 'manager')).status).toBe(200);
  for (const path of ['protocol', 'package578n']) {
    const answer = await fetched(path, 'manager');
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      error: {
        message: expect.stringContaining('Слишком много попыток'),
        message_eng: expect.stringContaining('Too many attempts'),
        data: { reason: 'too_many_requests' },
      },
    });
  }
  const archive = await fetched('archive', 'manager');
  expect([archive.status, (await archive.arrayBuffer()).byteLength]).toEqual([
    200,
    Number(archive.headers.get('content-length')),
  ]);
  expect((await fetched('protocol', 'hr')).status).toBe(200);
});
