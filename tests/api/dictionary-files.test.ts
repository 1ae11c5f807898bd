import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';
import type { Answer } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { get } from '../support/rpc.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(['admin', 'hr']);
});
afterAll(() => world?.close());

interface Told {
  readonly written: boolean;
  readonly total: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly lines: readonly {
    row: number;
    name: string;
    outcome: string;
    changes: { field: string; was: unknown; is: unknown }[];
    fields: { field: string; code: string; message: string; message_eng: string }[];
  }[];
}

const send = async (by: Name, name: string, mode: string, file: string | Uint8Array): Promise<Told> => {
  const body = new FormData();
  body.set('mode', mode);
  body.set('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'dictionary');
  const response = await fetch(
    `${world.portal.origin}/api/dictionaries/${name.replaceAll('/', '-')}/import`,
    { method: 'POST', body, headers: { authorization: `Bearer ${world.token(by)}` } },
  );
  const answer = (await response.json()) as Answer & { result?: { data: unknown } };
  expect(answer.error).toBeUndefined();
  return answer.result?.data as unknown as Told;
};
const exported = async (by: Name, name: string, format: string): Promise<Uint8Array> => {
  const address = `/dictionaries/${name.replaceAll('/', '-')}/export?format=${format}`;
  const answer = await get(world.portal.origin, world.token(by), address);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const rows = async <Row extends Record<string, unknown>>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await world.company.db.query<Row>(sql, [...values])).rows;

describe('every dictionary', () => {
  test.each(DICTIONARIES.map(({ name }) => name))(
    'as it is exported comes back unchanged: %s',
    async (name) => {
      for (const format of ['xlsx', 'csv', 'xml']) {
        const told = await send('admin', name, 'preview', await exported('admin', name, format));
        expect([format, told]).toMatchObject([format, { added: 0, changed: 0, refused: 0, lines: [] }]);
      }
    },
  );
});
