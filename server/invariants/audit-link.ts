import { auditHash } from '../audit/audit.ts';

/** A row of the audit as a chain has it, whatever types the connection reads. */
export interface AuditLink extends Record<string, unknown> {
  stream: string;
  seq: number;
  moment: string | Date;
  user_id: string | number | null;
  employee_id: string | number | null;
  grant_id: string | number | null;
  action: string;
  object_id: string;
  record_id: string;
  detail: string;
  prev_hash: string;
  hash: string;
}

const NAMES = [
  'stream',
  'seq',
  'moment',
  'user_id',
  'employee_id',
  'grant_id',
  'action',
  'object_id',
  'record_id',
  'detail',
  'prev_hash',
  'hash',
];

/** The columns of a link, of the table that is called `a`. */
export const LINK_COLUMNS = NAMES.map((name) => `a."${name}"`).join(', ');

/** How a row may fail its chain: it has a wrong place, follows another row, or says what it did not say. */
export type LinkTrouble = 'misplaced' | 'unlinked' | 'changed';

/** What is wrong with a row that ought to follow `before`, the first of its stream where there is none. */
export const linkTroubles = (
  row: AuditLink,
  before: Pick<AuditLink, 'seq' | 'hash'> | undefined,
): LinkTrouble[] => {
  const troubles: LinkTrouble[] = [];
  if (row.seq !== (before?.seq ?? 0) + 1) troubles.push('misplaced');
  else if (row.prev_hash !== (before?.hash ?? '')) troubles.push('unlinked');
  if (row.hash !== auditHash(plain(row))) troubles.push('changed');
  return troubles;
};

/** As it was when its hash was made. */
const plain = (row: AuditLink) => ({
  ...row,
  moment: new Date(row.moment).toISOString(),
  user_id: numberOrNull(row.user_id),
  employee_id: numberOrNull(row.employee_id),
  grant_id: numberOrNull(row.grant_id),
});

const numberOrNull = (value: string | number | null): number | null =>
  value === null ? null : Number(value);
