import { fileFieldsOf, linesOf } from '../../../lib/documents/lines.ts';
import { sends } from '../../../lib/workflow/sends.ts';
import { AUDIT_COLUMNS, type AuditEntry, type AuditTail, auditValues } from '../../../server/audit/audit.ts';
import type { Row } from '../insert.ts';
import type { MadeMove } from './papers.ts';
import { type Dictionary, moment, type StoredPaper, stepKey } from './stored-paper.ts';

/** The rows a paper's moves have left behind, as `transition` would have written them. */
export const statusRows = (paper: StoredPaper, { steps }: Dictionary) =>
  paper.moves.map(({ leg, at, by, deputy }, index) => {
    const { id, family, person } = paper;
    const step = steps.get(stepKey(leg.role, leg.from, leg.to));
    return {
      object_id: family.object_id,
      registrator_id: id,
      seq: index + 1,
      from_status_id: leg.from,
      status_id: leg.to,
      workflow_id: step?.id,
      business_role: leg.role,
      reject: step?.reject,
      organization_id: person.organization_id,
      user_id: by.user_id,
      employee_id: by.id,
      behalf_employee_id: deputy?.principal.id ?? null,
      grant_id: deputy?.grant_id ?? null,
      comments: leg.comments ?? '',
      ...warned(paper, leg),
      create_date: moment(at),
    };
  });

/** Warnings of a document go with the move that sends it. */
const warned = ({ warnings }: StoredPaper, { from, to }: MadeMove['leg']) =>
  warnings.length > 0 && sends({ reject: false, status_id: from, next_status_id: to }) ? { warnings } : {};

/** The owner changes a document so long before sending it again. */
const EDITED_BEFORE_MS = 95_000;

/** What is done with a new document is done within two minutes: its first move comes later. */
const ATTACHED_EVERY_MS = 11_000;

/** The audit of a paper: made, given its files, changed, moved; one hash chain. */
export const auditRows = (paper: StoredPaper, dictionary: Dictionary): Record<'moment', unknown>[] => {
  const { person, creator, created, moves } = paper;
  const entries: [at: number, entry: AuditEntry][] = [
    [created, { ...entryOf(paper, creator), action: 'table.add', detail: addedColumns(paper, dictionary) }],
    ...attached(paper).map(([action, detail], index): [number, AuditEntry] => [
      created + (index + 1) * ATTACHED_EVERY_MS,
      { ...entryOf(paper, creator), action, detail },
    ]),
    ...moves.flatMap((move, index): [number, AuditEntry][] => [
      ...(move.leg.edited
        ? [
            [
              move.at - EDITED_BEFORE_MS,
              {
                ...entryOf(paper, person),
                action: 'table.edit',
                detail: datesOf(paper),
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
    ...warned(paper, leg),
  },
});

const entryOf = ({ id, family, person }: StoredPaper, by: MadeMove['by']) => ({
  client_id: person.client_id,
  stream: `document:${id}`,
  user_id: by.user_id,
  employee_id: by.id,
  object_id: family.object_id,
  record_id: String(id),
});

const datesOf = ({ family, written }: StoredPaper): Row =>
  Object.fromEntries(
    [family.dates?.start, family.dates?.end, family.dates?.days].flatMap((field) =>
      field ? [[field, written[field]]] : [],
    ),
  );

const addedColumns = (
  { family, person, creator, type, written, said }: StoredPaper,
  { typeIds }: Dictionary,
): Row => ({
  ...(creator.id === person.id ? {} : { employee_id: person.id }),
  ...(type === undefined ? {} : { document_type_id: typeIds.get(type) }),
  ...written,
  ...Object.fromEntries(
    Object.keys(family.lines ?? {}).map((name) => [
      name,
      linesOf(said, name).map(({ id, ...is }, index) => ({
        id,
        is: { ...is, ...unnamed(family, name), sort: index + 1 },
      })),
    ]),
  ),
});

/** Files hang on a document that is there: its lines name them in the next write. */
const unnamed = (family: StoredPaper['family'], name: string): Row =>
  Object.fromEntries(
    fileFieldsOf(family.object.fields).flatMap((each) => (each.name === name ? [[each.field, null]] : [])),
  );

const attached = ({ family, said, files }: StoredPaper): [action: string, detail: Row][] => {
  const [shown] = fileFieldsOf(family.object.fields);
  if (!shown || files.length === 0) return [];
  const { name, field } = shown;
  const changes = linesOf(said, name).flatMap((line) =>
    line[field] === null ? [] : [{ id: line.id, was: { [field]: null }, is: { [field]: line[field] } }],
  );
  return [
    ...files.map(({ id, original_name, hash, size }): [string, Row] => [
      'file.upload',
      { file_id: id, original_name, hash, size },
    ]),
    ['table.edit', { [name]: changes }],
  ];
};

const COLUMNS = AUDIT_COLUMNS.split(', ').map((name) => name.replaceAll('"', ''));

const recordOf = (values: readonly unknown[]) =>
  Object.fromEntries(COLUMNS.map((name, index) => [name, values[index]])) as Record<'moment', unknown> & Row;
