import type { Client } from 'pg';
import { kindByLaw } from '../../lib/calendar/holidays.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { addDays, eachDay, yearOf } from '../../lib/kernel/day.ts';
import type { Field } from '../../lib/objects/object.ts';
import { linesIn, readFillIn } from './fill-in.ts';
import { type FillIn, filledDocument, filledLine } from './filled-document.ts';

import { type Company, type Member, one, stepsOf, type WorkflowStep } from './matrix-company.ts';
import type { Name } from './matrix-people.data.ts';

import { wayTo } from './matrix-way.ts';

const MONDAY = '2028-01-03';
/** Weeks with a document of one person of the company; in later weeks each person has one. */
const SHARED_WEEKS = 4_000;
const weeksTaken = new WeakMap<Company, Map<'all' | number, number>>();
let numbers = 0;

/**
 * A fortnight without another document of the person, nor of others while there are few: from a Monday to a Sunday,
 * within one year, without holidays.
 */
export const nextFortnight = (
  company: Company,
  { employee_id }: Pick<Member, 'employee_id'>,
  after = 2,
): { start_date: string; end_date: string } => {
  const taken = weeksTaken.get(company) ?? new Map<'all' | number, number>();
  weeksTaken.set(company, taken);
  const isShared = (taken.get('all') ?? 0) < SHARED_WEEKS;
  const whose = isShared ? 'all' : employee_id;
  const weeks = (taken.get(whose) ?? (isShared ? 0 : SHARED_WEEKS + 2)) + after;
  taken.set(whose, weeks);
  const start_date = addDays(MONDAY, weeks * 7);
  const end_date = addDays(start_date, 13);
  const isPlain =
    yearOf(start_date) === yearOf(end_date) &&
    eachDay(start_date, end_date).every((day) => kindByLaw(day) === undefined);
  return isPlain ? { start_date, end_date } : nextFortnight(company, { employee_id }, 1);
};

/** A document of a family for a person, as the wire takes it, filled in so that its definition lets it through. */
export const recordFor = async (
  company: Company,
  object_id: string,
  name: Name,
): Promise<Record<string, unknown>> => {
  const family = familyOfName(object_id);
  return filledDocument(family, await fillInFor(company, family, company.people[name]));
};

/** A document of a person in a status, with the history that led there; answers its id. */
export const addDocument = async (
  company: Company,
  object_id: string,
  name: Name,
  status: string,
): Promise<number> => {
  const family = familyOfName(object_id);
  const owner = company.people[name];
  numbers += 1;
  const number = `M-${numbers}`;
  return insertDocument(company.db, family, {
    owner,
    mover: company.people.hr,
    way: wayTo(stepsOf(company, owner.client_id, object_id), status),
    fill: await fillInFor(company, family, owner),
    number,
    comments: `документ ${name}`,
  });
};

/** A document to be put into a status. */
interface NewDocument {
  readonly owner: Pick<Member, 'client_id' | 'organization_id' | 'employee_id' | 'manager_id'>;
  readonly mover: Pick<Member, 'user_id' | 'employee_id'>;
  /** The steps that lead it there from `empty`. */
  readonly way: readonly WorkflowStep[];
  readonly fill: FillIn;
  readonly number: string;
  readonly comments: string;
}

/** Inserts a document with its lines and its history, by statements alone; answers its id. */
export const insertDocument = async (
  db: Client,
  family: Family,
  { owner, mover, way, fill, number, comments }: NewDocument,
): Promise<number> => {
  const record = Object.entries(filledDocument(family, fill));
  const columnsOf = (own: boolean): Record<string, unknown> =>
    Object.fromEntries(
      record.flatMap(([field, value]) => {
        const definition = family.object.fields[field];
        return definition && !definition.lines && isOwn(family, definition) === own
          ? [[definition.column ?? field, value]]
          : [];
      }),
    );
  const { object_id } = family;
  const { client_id, organization_id, employee_id, manager_id } = owner;
  const id = await insertRow(db, 'document', {
    client_id,
    organization_id,
    object_id,
    number,
    employee_id,
    manager_id,
    creator_id: employee_id,
    comments,
    ...(family.dates?.days ? { [family.dates.days]: 14 } : {}),
    ...columnsOf(false),
  });
  if (family.table) await insertRow(db, family.table, { id, ...columnsOf(true) });
  for (const { object, parent } of linesIn(family))
    await insertRow(db, object.object_id, {
      [parent]: id,
      sort: 1,
      ...filledLine(family, object.fields, fill),
    });
  for (const [index, step] of way.entries())
    await db.query(MOVE, [
      object_id,
      id,
      index + 1,
      step.status_id,
      step.next_status_id,
      step.id,
      step.business_role,
      organization_id,
      mover.user_id,
      mover.employee_id,
    ]);
  return id;
};

/** A file of a document, as an upload leaves it. */
export const giveFile = ({ db, people }: Company, object_id: string, id: number): Promise<number> =>
  one(
    db,
    `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
       "registrator_id", "document_object_id", "creator_user_id")
     select "client_id", 'file' || $1, 'справка.png', 'image/png', 10, 'a', 'b', "id", $2, $3 from "document" where "id" = $1::bigint
     returning "id"`,
    [id, object_id, people.hr.user_id],
  );

const familyOfName = (object_id: string): Family => {
  const family = familyOf(object_id);
  if (!family) throw new Error(`${object_id} is no family`);
  return family;
};

const isOwn = (family: Family, { table }: Field): boolean =>
  family.table !== undefined && table === family.table;

const MOVE = `
  with h as (insert into "document_status" ("object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id",
      "business_role", "organization_id", "user_id", "employee_id")
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10))
  update "document" set "status_id" = $5, "workflow_id" = $6, "version" = $3 where "id" = $2`;

const insertRow = (db: Client, table: string, row: Record<string, unknown>): Promise<number> => {
  const names = Object.keys(row);
  return one(
    db,
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
    Object.values(row),
  );
};

/** Read once for a family and client: dictionaries do not change while a company is tried. */
const fillIns = new WeakMap<Company, Map<string, Promise<Pick<FillIn, 'type' | 'entries'>>>>();

const fillInFor = async (company: Company, family: Family, owner: Member): Promise<FillIn> => {
  const { client_id, employee_id } = owner;
  const known = fillIns.get(company) ?? new Map<string, Promise<Pick<FillIn, 'type' | 'entries'>>>();
  fillIns.set(company, known);
  const key = `${family.object_id} ${client_id}`;
  const read =
    known.get(key) ??
    readFillIn(async (text, values) => (await company.db.query(text, [...values])).rows, family, client_id);
  known.set(key, read);
  const { type, entries } = await read;
  // A document names its owner, so that both work in one place.
  const filled = { type, entries: { ...entries, employee: employee_id }, ...nextFortnight(company, owner) };
  const isPicked = Object.values(family.fields).some(({ picked }) => picked);
  return isPicked ? { ...filled, picked: String(await agreedLeave(company, owner)) } : filled;
};

const leavesKept = new WeakMap<Company, Map<number, Promise<number>>>();

/** A leave that other documents may stand for, whose days never end and are of no year; made once an owner. */
const agreedLeave = (company: Company, owner: Member): Promise<number> => {
  const known = leavesKept.get(company) ?? new Map<number, Promise<number>>();
  leavesKept.set(company, known);
  const kept = known.get(owner.employee_id) ?? newLeave(company, owner);
  known.set(owner.employee_id, kept);
  return kept;
};

const ENDLESS_DAYS = 100_000;

const newLeave = async (company: Company, owner: Member): Promise<number> => {
  const family = familyOfName('vacation');
  numbers += 1;
  const id = await insertDocument(company.db, family, {
    owner,
    mover: company.people.hr,
    way: wayTo(stepsOf(company, owner.client_id, 'vacation'), 'approved'),
    fill: await fillInFor(company, family, owner),
    number: `M-${numbers}`,
    comments: '',
  });
  await company.db.query(
    'update "document" set "days" = $2, "start_date" = null, "end_date" = null where "id" = $1',
    [id, ENDLESS_DAYS],
  );
  return id;
};
