import fc from 'fast-check';
import type { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../lib/access/actor.ts';
import { ROLES, type Role } from '../../lib/access/roles.ts';
import { documentScope } from '../../lib/access/scope.ts';
import { type Alternative, filterOf } from '../../lib/filter/alternative.ts';
import { eq, type Literal, or, type Scope } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { type Field, type ObjectDefinition, readableFields } from '../../lib/objects/object.ts';
import { allObjects, objectOf } from '../../lib/registry/registry.ts';
import { valueOrThrow } from '../../server/call/call-error.ts';
import type { Db } from '../../server/db/tx.ts';
import { isNamed } from '../../server/notifications/named-readers.ts';
import { compileDiscriminator, compileScope, fromClause, statementOf } from '../../server/objects/compile.ts';
import type { readList } from '../../server/objects/list.ts';
import type { listQuery } from '../../server/objects/list-query.ts';
import { NAMES } from '../support/matrix-people.data.ts';
import { sharedCompany } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const { company } = sharedCompany();
let server: { db: Db; listQuery: typeof listQuery; readList: typeof readList };
beforeAll(async () => {
  const [{ db }, query, list] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/objects/list-query.ts'),
    import('../../server/objects/list.ts'),
    import('../../server/object-rules.ts'),
  ]);
  server = { db, listQuery: query.listQuery, readList: list.readList };
});

/** People and organizations by their place in the company: ids are known only once it is founded. */
const person = fc.nat({ max: 5 });
const organization = fc.nat({ max: 2 });
const personId = (place: number | null): number | null =>
  place === null ? null : (company.people[NAMES[place] ?? 'employee'].employee_id ?? null);
const organizationId = (place: number | null): number | null =>
  place === null ? null : (Object.values(company.organizations)[place] ?? null);

interface Somebody {
  roles: Role[];
  employee: number | null;
  organization: number | null;
  department: string;
  managers: number[];
  assisted: number[];
}
const somebody: fc.Arbitrary<Somebody> = fc.record({
  roles: fc.subarray<Role>(['user', ...ROLES]),
  employee: fc.option(person, { freq: 5 }),
  organization: fc.option(organization, { freq: 5 }),
  department: fc.constantFrom('', 'Архив', 'Склад'),
  managers: fc.uniqueArray(person, { maxLength: 2 }),
  assisted: fc.uniqueArray(person, { maxLength: 3 }),
});
const actorOf = (some: Somebody): Actor => {
  const employee_id = personId(some.employee);
  const ids = (places: readonly number[]) => places.map((place) => Number(personId(place)));
  return {
    user_id: 1,
    session_id: 1,
    login: 'somebody',
    client_id: company.clients.north,
    client_code: 'north',
    employee_id,
    organization_id: organizationId(some.organization),
    department: some.department,
    real_employee_id: employee_id,
    grant_id: null,
    manager_ids: ids(some.managers),
    assisted_ids: ids(some.assisted),
    roles: some.roles,
    owes: null,
    locale: 'ru',
  };
};

const papers = fc.array(
  fc.record({
    object_id: fc.constantFrom('vacation', 'request_push_signed', 'sickleave', 'internalmemo'),
    organization,
    employee: person,
    manager: fc.option(person),
    status_id: fc.constantFrom('empty', 'draft', 'prepared', 'approved', 'declined'),
    /** Addressees of a memo: people by their place, departments by name. */
    to: fc.array(fc.oneof(person, fc.constantFrom('Архив', 'Склад', 'Цех')), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 25 },
);
type Papers = typeof papers extends fc.Arbitrary<infer Value> ? Value : never;
type Row = Readonly<Record<string, Literal>>;
/** People and departments that memos name, by the ids of the memos. */
type NamedIn = ReadonlyMap<Literal, Parameters<typeof isNamed>[0]>;

/** Files the papers and nothing else, each with one row of history; answers them as the rules see them. */
const filePapers = async (db: Client, some: Papers): Promise<{ rows: Row[]; namedIn: NamedIn }> => {
  await db.query('truncate "document", "document_status" cascade');
  const rows = some.map(({ organization: place, employee, manager, to: _, ...rest }, index) => ({
    id: index + 1,
    client_id: company.clients.north,
    organization_id: organizationId(place),
    employee_id: personId(employee),
    manager_id: personId(manager),
    number: `S-${index}`,
    replaced: index % 4 === 3,
    ...rest,
  }));
  await db.query(
    `with paper as (select * from json_to_recordset($1) as r("id" bigint, "client_id" bigint, "organization_id" bigint,
         "employee_id" bigint, "manager_id" bigint, "number" text, "object_id" text, "status_id" text, "replaced" boolean)),
       filed as (insert into "document" ("id", "client_id", "organization_id", "employee_id", "manager_id", "number", "object_id", "status_id", "replaced")
         overriding system value select * from paper returning "id", "object_id", "organization_id", "status_id")
     insert into "document_status" ("id", "object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id", "business_role", "organization_id", "user_id")
     overriding system value select "id", "object_id", "id", 1, '', "status_id", 0, 'hr', "organization_id", 1 from filed`,
    [JSON.stringify(rows)],
  );
  const lines = some.flatMap(({ object_id, to }, index) =>
    object_id === 'internalmemo'
      ? to.map((one, place) => ({
          internalmemo_id: index + 1,
          sort: place + 1,
          employee_id: typeof one === 'number' ? personId(one) : null,
          department: typeof one === 'number' ? '' : one,
        }))
      : [],
  );
  await db.query(
    `insert into "internalmemo" ("id") select "id" from "document" where "object_id" = 'internalmemo'`,
  );
  await db.query(
    `insert into "internalmemo_addressee" ("internalmemo_id", "sort", "employee_id", "department")
     select * from json_to_recordset($1) as r("internalmemo_id" bigint, "sort" int, "employee_id" bigint, "department" text)`,
    [JSON.stringify(lines)],
  );
  const namedIn = new Map(
    rows.map(({ id }) => {
      const own = lines.filter(({ internalmemo_id }) => internalmemo_id === id);
      const people = own.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id]));
      return [id, { people, departments: own.flatMap(({ department }) => department || []) }];
    }),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      document_employee_id: row.employee_id,
      document_manager_id: row.manager_id,
      document_organization_id: row.organization_id,
      document_status_id: row.status_id,
    })),
    namedIn,
  };
};

const found = async (db: Client, object: ObjectDefinition, scope: Scope): Promise<number[]> => {
  const statement = statementOf(object);
  const where = `${compileDiscriminator(statement)} and ${compileScope(statement, scope)}`;
  const { rows } = await db.query<{ id: number }>(
    `select b0."id"::int as "id" from ${fromClause(statement)} where ${where} order by 1`,
    statement.values,
  );
  return rows.map((row) => row.id);
};

const meant = (
  { discriminator }: ObjectDefinition,
  scope: Scope,
  { rows, namedIn }: Awaited<ReturnType<typeof filePapers>>,
): Literal[] =>
  rows
    .filter((row) => !discriminator || row[discriminator.column] === discriminator.value)
    .filter((row) => {
      const named = namedIn.get(row.id ?? null);
      return scope === 'all' || (scope !== 'none' && matches(scope, row, named && isNamed(named)));
    })
    .map((row) => row.id ?? null);

const named = (object_id: string): ObjectDefinition => {
  const object = objectOf(object_id);
  if (!object) throw new Error(`there is no object ${object_id}`);
  return object;
};

describe('T05: the rows somebody may read', () => {
  test('are the same in PostgreSQL and in the rules, whoever it is and whatever there is', async () => {
    const { db } = company;
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(
        papers,
        fc.array(somebody, { minLength: 4, maxLength: 4 }),
        fc.record({ accountant: fc.boolean(), reviewer: fc.boolean() }),
        async (some, people, readers) => {
          const filed = await filePapers(db, some);
          for (const actor of people.map(actorOf)) {
            const asked: [ObjectDefinition, Scope][] = [
              [named('vacation'), documentScope(readers)(actor)],
              ...[
                ...['vacation', 'request_push_signed', 'internalmemo', 'away', 'incomplete'],
                ...['document', 'document_status'],
              ]
                .map(named)
                .map((object): [ObjectDefinition, Scope] => [object, object.scope(actor)]),
            ];
            for (const [object, scope] of asked) {
              const ids = await found(db, object, scope);
              expect([object.object_id, ids]).toEqual([object.object_id, meant(object, scope, filed)]);
              seen += ids.length;
            }
          }
        },
      ),
      { numRuns: triesOf(60) },
    );
    expect(seen).toBeGreaterThan(triesOf(500));
  });
});

/** Alternatives such as those that describe waiting work. */
const alternative = fc.oneof(
  fc.record({ field: fc.constant('employee_id'), place: person }),
  fc.record({ field: fc.constant('manager_id'), place: person }),
  fc.record({ field: fc.constant('status_id'), is: fc.constantFrom('draft', 'prepared', 'approved') }),
  fc.record({ field: fc.constant('object_id'), is: fc.constantFrom('vacation', 'sickleave') }),
  fc.record({
    place: person,
    both: fc.uniqueArray(
      fc.tuple(fc.constantFrom('vacation', 'sickleave'), fc.constantFrom('draft', 'prepared', 'approved')),
      { minLength: 1, maxLength: 4, selector: (tuple) => tuple.join() },
    ),
  }),
);

describe('rows of which one alternative at least is fulfilled', () => {
  test('are those that fulfil them put together, page by page, in any order, with their number', async () => {
    const everything = {
      object: named('incomplete'),
      fields: named('incomplete').fields,
      scope: 'all' as const,
    };
    const order = fc.constantFrom(
      {},
      { orderBy: 'employee_id', sort: 'desc' as const },
      { orderBy: 'employee_name' },
    );
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(
        papers,
        fc.array(alternative, { maxLength: 4 }),
        order,
        async (some, alternatives, ordered) => {
          await filePapers(company.db, some);
          const among = alternatives.map((each): Alternative => {
            if ('both' in each)
              return {
                filter: eq('manager_id', personId(each.place)),
                each: { fields: ['object_id', 'status_id'], tuples: each.both },
              };
            return { filter: eq(each.field, 'is' in each ? each.is : personId(each.place)) };
          });
          const input = { select: 'id', filter: 'id > 1', ...ordered };
          const together = valueOrThrow(
            await server.readList(server.db, { ...everything, input, also: or(...among.map(filterOf)) }),
          );
          const rows: string[] = [];
          for (let after: string | undefined, first = true; first || after !== undefined; first = false) {
            const page = valueOrThrow(
              await server.readList(server.db, {
                ...everything,
                among,
                input: { ...input, rowsPerPage: 4, ...(after === undefined ? {} : { after }) },
              }),
            );
            rows.push(...page.rows);
            after = page.next;
            expect(page.total).toBe(together.total);
          }
          expect(rows).toEqual(together.rows);
          seen += rows.length;
        },
      ),
      { numRuns: 80 },
    );
    expect(seen).toBeGreaterThan(100);
  });
});

/** The roles decide whether the field exists, the caller's rows whether it may be filtered by. */
const readingOf = (field: Field, actor: Actor): 'nowhere' | 'in some rows' | 'everywhere' => {
  if (field.read && !field.read.some((role) => actor.roles.includes(role))) return 'nowhere';
  const rows = field.readIn?.(actor) ?? 'all';
  return rows === 'none' ? 'nowhere' : rows === 'all' ? 'everywhere' : 'in some rows';
};

const fieldsWhere = (passes: (field: Field) => boolean) =>
  allObjects().flatMap((object) =>
    Object.entries(object.fields).flatMap(([name, field]) =>
      passes(field) ? [{ object, name, field }] : [],
    ),
  );
const anyField = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...fieldsWhere((field) => Boolean(field.read ?? field.readIn))) },
  { weight: 1, arbitrary: fc.constantFrom(...fieldsWhere(() => true)) },
);
type Asked = Partial<Record<'select' | 'filter' | 'orderBy', string>> & { readonly sort?: 'desc' };
/** Ways to ask for a field, beside an id that may be filtered by. */
const way = fc.constantFrom<(name: string, id: string) => Asked>(
  (name) => ({ select: name }),
  (name, id) => ({ select: `${id}, ${name}` }),
  (name, id) => ({ select: id, filter: `${name} is null` }),
  (name, id) => ({ select: id, filter: `${id} = 0 or (${id} > 0 and not (${name} is null or ${id} < 0))` }),
  (name, id) => ({ select: id, orderBy: name }),
  (name, id) => ({ select: id, orderBy: `${id},${name}`, sort: 'desc' }),
);

describe('T04: the fields somebody may not read', () => {
  test('are selected, filtered and ordered by as little as those that do not exist; the others are', async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(anyField, somebody, way, async ({ object, name, field }, some, ask) => {
        const actor = actorOf(some);
        const input = ask(name, object.fields.id?.readIn ? 'employee_id' : 'id');
        const reading = readingOf(field, actor);
        const selected = input.filter === undefined && input.orderBy === undefined;
        const isAllowed =
          reading !== 'nowhere' &&
          (selected ||
            (reading === 'everywhere' &&
              !field.asked &&
              !field.lines &&
              !(field.kind === 'json' && input.orderBy)));
        const page = await server.readList(server.db, server.listQuery(object, actor, input));
        const outcome = page.ok ? 'ok' : page.error;
        expect(outcome).toEqual(isAllowed ? 'ok' : { reason: 'unknown_field', values: { field: name } });
        expect(Object.hasOwn(readableFields(object, actor), name)).toBe(reading !== 'nowhere');
        outcomes.set(reading, (outcomes.get(reading) ?? 0) + 1);
      }),
      { numRuns: 700 },
    );
    expect(outcomes.get('nowhere')).toBeGreaterThan(100);
    expect(outcomes.get('in some rows')).toBeGreaterThan(5);
  });
});
