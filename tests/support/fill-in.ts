import type { Family } from '../../lib/documents/family.ts';
import { addDays } from '../../lib/kernel/day.ts';
import type { Field } from '../../lib/objects/object.ts';
import { referredTo } from '../../server/objects/references.ts';
import { type FillIn, standsAlone } from './filled-document.ts';

/** Asks a database: the rows of a statement. */
type Ask = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** What a family says of its lines. */
export const linesIn = ({ object }: Family): NonNullable<Field['lines']>[] =>
  Object.values(object.fields).flatMap(({ lines }) => lines ?? []);

/** What a document of a client is filled in with: a type that asks for nothing more, and the first entry of each dictionary. */
export const readFillIn = async (
  ask: Ask,
  family: Family,
  client_id: number,
): Promise<Pick<FillIn, 'type' | 'entries'>> => {
  const types = (await ask(PLAIN_TYPES, [client_id, family.object_id])) as { id: number; code: string }[];
  const written = [family.fields, ...linesIn(family).map((lines) => lines.object.fields)]
    .flatMap((fields) => Object.values(fields))
    .filter(({ write }) => write);
  const tables = new Set(written.flatMap(({ references }) => references ?? []));
  const entries: Record<string, number | string> = {};
  for (const table of tables) {
    const column = written.some((field) => field.references === table && field.kind === 'code')
      ? 'code'
      : 'id';
    const { table: stored, only } = referredTo(table);
    const client = table === 'employee' ? OF_EMPLOYEE : '"client_id"';
    const [found] = (await ask(
      `select "${column}" as entry from "${stored}" t where ${client} = $1${only} order by ${BY_PEOPLE}, "id" limit 1`,
      [client_id],
    )) as { entry: number | string }[];
    if (found) entries[table] = found.entry;
  }
  return { type: types.find((type) => standsAlone(family, { type, entries, ...ANY_DAYS })) ?? null, entries };
};

const MONDAY = '2028-01-03';
const ANY_DAYS = { start_date: MONDAY, end_date: addDays(MONDAY, 13) };

/** Of entries that say who makes what they name, those that people make: nothing moves by itself meanwhile. */
const BY_PEOPLE = `coalesce(to_jsonb(t) ->> 'made_by', 'hr') <> 'hr'`;

const OF_EMPLOYEE = '(select o."client_id" from "organization" o where o."id" = t."organization_id")';

const PLAIN_TYPES = `select "id"::int, "code" from "document_type"
  where "client_id" = $1 and "object_id" = $2 and not "disabled" and "organization_id" is null
    and not "detail" ?| array['attach_require', 'check_limit']
  order by "sort", "id"`;
