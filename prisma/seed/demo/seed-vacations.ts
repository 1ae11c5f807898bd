import type { Client } from 'pg';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { insertRows, withIds } from '../insert.ts';
import { auditRows, statusRows } from './history-rows.ts';
import type { Paper } from './papers.ts';
import { type Dictionary, dictionaryOf, moment, type StoredPaper, stepKey } from './stored-paper.ts';

/** Stores papers with their histories and audit; numbers run in the order in which they were begun. */
export const seedVacations = async (client: Client, papers: readonly Paper[]): Promise<StoredPaper[]> => {
  const dictionary = await dictionaryOf(client, papers[0]?.leave.person.client_id ?? 0);
  const stored = numbered(await withIds(client, 'document', papers));
  await insertRows(
    client,
    'document',
    stored.map((paper) => documentRow(paper, dictionary)),
  );
  await insertRows(
    client,
    'vacation',
    stored.map(({ id, leave }) => ({ id, type: 'none', period: leave.year })),
  );
  await insertRows(
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
  await insertRows(client, 'document_number', counterRows(stored));
  return stored;
};

const byMoment = <Key extends string, T extends Record<Key, unknown>>(rows: T[], key: Key): T[] =>
  rows.sort((a, b) => String(a[key]).localeCompare(String(b[key])));

const numbered = (papers: readonly (Paper & { id: number })[]): StoredPaper[] => {
  const last = new Map<number, number>();
  return papers.map((paper) => {
    const { organization_id } = paper.leave.person;
    const next = (last.get(organization_id) ?? 0) + 1;
    last.set(organization_id, next);
    return { ...paper, number: `${vacation.prefix}-${next}` };
  });
};

const counterRows = (papers: readonly StoredPaper[]) =>
  [...Map.groupBy(papers, (paper) => paper.leave.person.organization_id)].map(([organization_id, own]) => ({
    organization_id,
    object_id: vacation.object_id,
    last: own.length,
  }));

const documentRow = (paper: StoredPaper, { typeIds, steps }: Dictionary) => {
  const { id, number, leave, manager, creator, created, moves } = paper;
  const last = moves.at(-1);
  const reached = moment(last?.at ?? created);
  return {
    id,
    client_id: leave.person.client_id,
    organization_id: leave.person.organization_id,
    object_id: vacation.object_id,
    number,
    employee_id: leave.person.id,
    manager_id: manager?.id ?? null,
    creator_id: creator.id,
    document_type_id: typeIds.get(leave.type) ?? null,
    status_id: last?.leg.to ?? 'empty',
    workflow_id: last ? steps.get(stepKey(last.leg.role, last.leg.from, last.leg.to))?.id : null,
    version: moves.length,
    start_date: leave.start,
    end_date: leave.end,
    days: leave.days,
    comments: leave.comments ?? '',
    create_date: moment(created),
    status_date: reached,
    updated_at: reached,
  };
};
