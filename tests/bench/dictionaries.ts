import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { type Figures, load } from './load.ts';
import type { Row } from './row.ts';

const ROWS = 50_000;
const CONNECTIONS = 4;
const SECONDS = 2;
const ROUNDS = 5;

/** How much slower than a list of documents a dictionary may be, p95 over p95. */
const WANTED = 1.2;

/** A dictionary of many rows beside hr's list of documents: its first page, a search, an order. */
export const benchDictionaries = async (url: string): Promise<Row[]> => {
  await fill(url);
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const asked = (params: Record<string, string>) => () => ({
      method: 'GET' as const,
      url: `${portal.origin}/api/view?${new URLSearchParams(params)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const measured = (params: Record<string, string>): Promise<Figures> =>
      load(asked(params), {
        connections: CONNECTIONS,
        seconds: SECONDS,
        warmUp: 30,
        check: (body) => body.includes('"data":[{'),
      });
    const names = ['documents', 'page', 'search', 'letters', 'order'] as const;
    const p95 = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
      (typeof names)[number],
      number[]
    >;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of names) p95[name].push((await measured(ASKED[name])).p95);
    const middle = (name: (typeof names)[number]): number =>
      p95[name].toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
    const documents = middle('documents');
    return (['page', 'search', 'letters', 'order'] as const).map((name) => ({
      name: `a dictionary of ${ROWS} rows, its ${WORDS[name]}, p95 over hr's list of documents with a search`,
      value: `${(middle(name) / documents).toFixed(2)} (${middle(name).toFixed(1)} ms over ${documents.toFixed(1)} ms)`,
      wanted: `<= ${WANTED}`,
      holds: middle(name) / documents <= WANTED,
    }));
  } finally {
    await portal.stop();
  }
};

const WORDS = {
  page: 'first page',
  search: 'search',
  letters: 'search by letters alone',
  order: 'order by name',
} as const;

const ASKED = {
  documents: {
    object: 'vacation',
    rowsPerPage: '25',
    filter: "employee_name ILIKE '%ова%'",
  },
  page: { object: 'city', rowsPerPage: '25' },
  search: {
    object: 'city',
    rowsPerPage: '25',
    filter: "name ILIKE '%город 4999%' or name_eng ILIKE '%город 4999%' or code ILIKE '%город 4999%'",
  },
  // Letters of the word behind the number 4999.
  letters: {
    object: 'city',
    rowsPerPage: '25',
    filter: "name ILIKE '%ЕДРПК%' or name_eng ILIKE '%ЕДРПК%' or code ILIKE '%ЕДРПК%'",
  },
  order: { object: 'city', rowsPerPage: '25', orderBy: 'name', sort: 'desc' },
} as const;

const fill = async (url: string): Promise<void> => {
  const client = await connect(url);
  try {
    await client.query(
      `insert into "city" ("client_id", "country_code", "code", "name", "sort")
       select c."id", 'RU', 'n' || n, 'Дальний город ' || n || ' ' || translate(md5(n::text), '0123456789abcdef', 'абвгдежзиклмнопр'), n
       from "client" c, generate_series(1, ${ROWS}) n where c."code" = 'big'
       on conflict ("client_id", "country_code", "code") do update set "name" = excluded."name"
       where "city"."name" <> excluded."name"`,
    );
    await client.query('analyze "city"');
  } finally {
    await client.end();
  }
};
