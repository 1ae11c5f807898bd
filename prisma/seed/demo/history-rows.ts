import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { AUDIT_COLUMNS, type AuditEntry, type AuditTail, auditValues } from '../../../server/audit/audit.ts';
import type { Row } from '../insert.ts';
import type { MadeMove } from './papers.ts';
import { type Dictionary, moment, type StoredPaper, stepKey } from './stored-paper.ts';

/** The rows a paper's moves have left behind, as `transition` would have written them. */
export const statusRows = ({ id, leave, moves }: StoredPaper, { steps }: Dictionary) =>
  moves.map(({ leg, at, by, deputy }, index) => {
    const step = steps.get(stepKey(leg.role, leg.from, leg.to));
    return {
      object_id: vacation.object_id,
      registrator_id: id,
      seq: index + 1,
      from_status_id: leg.from,
      status_id: leg.to,
      workflow_id: step?.id,
      business_role: leg.role,
      reject: step?.reject,
      organization_id: leave.person.organization_id,
      user_id: by.user_id,
      employee_id: by.id,
      behalf_employee_id: deputy?.principal.id ?? null,
      grant_id: deputy?.grant_id ?? null,
      comments: leg.comments ?? '',
      create_date: moment(at),
    };
  });

/** Somebody changed the document some minutes before sending it again. */
const EDITED_BEFORE_MS = 95_000;

/** The audit of a paper: made, changed, moved; one hash chain. */
export const auditRows = (paper: StoredPaper, dictionary: Dictionary): Record<'moment', unknown>[] => {
  const { leave, creator, created, moves } = paper;
  const entries: [at: number, entry: AuditEntry][] = [
    [created, { ...entryOf(paper, creator), action: 'table.add', detail: addedColumns(paper, dictionary) }],
    ...moves.flatMap((move, index): [number, AuditEntry][] => [
      ...(move.leg.edited
        ? [
            [
              move.at - EDITED_BEFORE_MS,
              {
                ...entryOf(paper, leave.person),
                action: 'table.edit',
                detail: { start_date: leave.start, end_date: leave.end, days: leave.days },
              },
            ] as [number, AuditEntry],
          ]
        : []),
      [move.at, moveEntry(paper, move, index + 1, dictionary)],
    ]),
  ];
  let tail: AuditTail | undefined;
  return entries.map(([at, entry]) => {
    const row = recordOf(auditValues(entry, tail, moment(at)));
    tail = { seq: Number(row.seq), hash: String(row.hash) };
    return row;
  });
};

const moveEntry = (
  paper: StoredPaper,
  { leg, by, deputy }: MadeMove,
  seq: number,
  { steps }: Dictionary,
): AuditEntry => ({
  ...entryOf(paper, by),
  // The acting employee is the one stood in for; the user and the grant say who it was.
  ...(deputy ? { employee_id: deputy.principal.id, grant_id: deputy.grant_id } : {}),
  action: 'move',
  detail: {
    seq,
    from: leg.from,
    to: leg.to,
    workflow_id: steps.get(stepKey(leg.role, leg.from, leg.to))?.id,
    business_role: leg.role,
    comments: leg.comments ?? '',
  },
});

const entryOf = ({ id, leave }: StoredPaper, by: MadeMove['by']) => ({
  client_id: leave.person.client_id,
  stream: `document:${id}`,
  user_id: by.user_id,
  employee_id: by.id,
  object_id: vacation.object_id,
  record_id: String(id),
});

const addedColumns = ({ leave, creator }: StoredPaper, { typeIds }: Dictionary): Row => ({
  ...(creator.id === leave.person.id ? {} : { employee_id: leave.person.id }),
  document_type_id: typeIds.get(leave.type),
  period: leave.year,
  start_date: leave.start,
  end_date: leave.end,
  days: leave.days,
  ...(leave.comments ? { comments: leave.comments } : {}),
});

const COLUMNS = AUDIT_COLUMNS.split(', ').map((name) => name.replaceAll('"', ''));

const recordOf = (values: readonly unknown[]) =>
  Object.fromEntries(COLUMNS.map((name, index) => [name, values[index]])) as Record<'moment', unknown> & Row;
