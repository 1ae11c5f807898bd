import type { Client } from 'pg';
import type { Family } from '../../../lib/documents/family.ts';
import { linesOf } from '../../../lib/documents/lines.ts';
import { byTable } from '../../../server/documents/document-rows.ts';
import type { FileStore } from '../../../server/store/file-store.ts';
import { insertRows, insertUneven, type Row, takeIds, withIds } from '../insert.ts';
import { dbOf } from '../session.ts';
import type { Clock } from './clock.ts';
import { auditRows, statusRows } from './history-rows.ts';
import type { Paper } from './papers.ts';
import { saidOf } from './said.ts';
import { fileRows, withReceipts } from './store-receipts.ts';
import { type Dictionary, dictionaryOf, moment, type StoredPaper, stepKey } from './stored-paper.ts';

/**
 * Stores papers of one family, of one client, with their files, histories and audit; numbers run in the order in which they
 * were begun.
 */
export const storePapers = async (
  client: Client,
  store: FileStore,
  family: Family,
  papers: readonly Paper[],
  clock: Clock,
): Promise<StoredPaper[]> => {
  const [first] = papers;
  if (!first) return [];
  const dictionary = await dictionaryOf(client, first.person.client_id, family.object_id);
  const told = [];
  for (const paper of papers) {
    const pictured = await withReceipts(client, store, paper);
    const { said, warnings } = await saidOf(dbOf(client), pictured, typeId(paper, dictionary), clock);
    told.push({ ...pictured, said: await withLineIds(client, family, said), warnings });
  }
  const given = await lastNumbers(client, family);
  const stored = numbered(family, await withIds(client, 'document', told), given);
  await insertUneven(
    client,
    'document',
    stored.map((paper) => documentRow(paper, dictionary)),
  );
  if (family.table)
    await insertUneven(
      client,
      family.table,
      stored.map(({ id, said }) => ({ id, ...columnsOf(family, said)[1] })),
    );
  await insertRows(client, 'file', stored.flatMap(fileRows));
  await storeLines(client, family, stored);
  await insertUneven(
    client,
    'document_status',
    byMoment(
      stored.flatMap((paper) => statusRows(paper, dictionary)),
      'create_date',
    ),
  );
  await insertRows(
    client,
    'audit',
    byMoment(
      stored.flatMap((paper) => auditRows(paper, dictionary)),
      'moment',
    ),
  );
  await insertRows(
    client,
    'document_number',
    counterRows(family, stored, given),
    'on conflict ("organization_id", "object_id") do update set "last" = excluded."last"',
  );
  return stored;
};

const typeId = ({ type }: Paper, { typeIds }: Dictionary): number | null =>
  type === undefined ? null : (typeIds.get(type) ?? null);

/** What the tables keep of a document: what they keep as JSON is a value of it, not a text. */
const columnsOf = (family: Family, said: Row): ReturnType<typeof byTable> =>
  byTable(
    family,
    Object.fromEntries(
      Object.entries(said).map(([name, value]) => [
        name,
        family.object.fields[name]?.kind === 'json' && typeof value === 'string' ? JSON.parse(value) : value,
      ]),
    ),
  );

/** Lines with the ids that they will have. */
const withLineIds = async (client: Client, family: Family, said: Row): Promise<Row> => {
  const numbered: Record<string, unknown> = {};
  for (const [name, { object_id }] of Object.entries(family.lines ?? {})) {
    const lines = linesOf(said, name);
    const ids = await takeIds(client, object_id, lines.length);
    numbered[name] = lines.map((line, index) => ({ ...line, id: ids[index] }));
  }
  return { ...said, ...numbered };
};

/** The lines of a family, in their order. */
const storeLines = async (client: Client, family: Family, stored: readonly StoredPaper[]): Promise<void> => {
  for (const [name, { object_id, parent }] of Object.entries(family.lines ?? {}))
    await insertUneven(
      client,
      object_id,
      stored.flatMap(({ id, said }) =>
        linesOf(said, name).map((line, index) => ({ [parent]: id, sort: index + 1, ...line })),
      ),
    );
};

const byMoment = <Key extends string, T extends Record<Key, unknown>>(rows: T[], key: Key): T[] =>
  rows.sort((a, b) => String(a[key]).localeCompare(String(b[key])));

type Unnumbered = Omit<StoredPaper, 'number'>;

/** The last numbers of a family by organization: its papers may come in several parts. */
const lastNumbers = async (client: Client, { object_id }: Family): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await client.query<{ organization_id: number; last: number }>(
    `select "organization_id"::float8 as organization_id, "last"::float8 as last from "document_number" where "object_id" = $1`,
    [object_id],
  );
  return new Map(rows.map(({ organization_id, last }) => [organization_id, last]));
};

const numbered = (
  family: Family,
  papers: readonly Unnumbered[],
  given: ReadonlyMap<number, number>,
): StoredPaper[] => {
  const last = new Map(given);
  return papers.map((paper) => {
    const { organization_id } = paper.person;
    const next = (last.get(organization_id) ?? 0) + 1;
    last.set(organization_id, next);
    return { ...paper, number: `${family.prefix}-${next}` };
  });
};

const counterRows = (
  { object_id }: Family,
  papers: readonly StoredPaper[],
  given: ReadonlyMap<number, number>,
) =>
  [...Map.groupBy(papers, ({ person }) => person.organization_id)].map(([organization_id, own]) => ({
    organization_id,
    object_id,
    last: (given.get(organization_id) ?? 0) + own.length,
  }));

const documentRow = (paper: StoredPaper, dictionary: Dictionary): Row => {
  const { id, number, family, person, said, warnings, manager, creator, created, moves } = paper;
  const last = moves.at(-1);
  const reached = moment(last?.at ?? created);
  return {
    id,
    client_id: person.client_id,
    organization_id: person.organization_id,
    object_id: family.object_id,
    number,
    employee_id: person.id,
    manager_id: manager?.id ?? null,
    creator_id: creator.id,
    document_type_id: typeId(paper, dictionary),
    status_id: last?.leg.to ?? 'empty',
    workflow_id: last ? dictionary.steps.get(stepKey(last.leg.role, last.leg.from, last.leg.to))?.id : null,
    version: moves.length,
    ...columnsOf(family, said)[0],
    ...(warnings.length > 0 ? { warnings } : {}),
    create_date: moment(created),
    status_date: reached,
    updated_at: reached,
  };
};
