import type { Client } from 'pg';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { AUDIT_COLUMNS, type AuditTail, auditValues } from '../../../server/audit/audit.ts';
import { dictionaryOf, stepKey } from '../demo/stored-paper.ts';
import { type LargeCompany, managerAt } from './company.ts';
import { copyLine, copyRows, copyText } from './copy-rows.ts';
import { type Story, type StoryMove, storiesOf } from './story.ts';

const DOCUMENT = [
  'id',
  'client_id',
  'organization_id',
  'object_id',
  'number',
  'employee_id',
  'manager_id',
  'creator_id',
  'document_type_id',
  'status_id',
  'workflow_id',
  'version',
  'start_date',
  'end_date',
  'days',
  'create_date',
  'status_date',
  'updated_at',
];
const VACATION = ['id', 'period'];
const STATUS = [
  'object_id',
  'registrator_id',
  'seq',
  'from_status_id',
  'status_id',
  'workflow_id',
  'business_role',
  'reject',
  'organization_id',
  'user_id',
  'employee_id',
  'create_date',
];
const AUDIT = AUDIT_COLUMNS.split(', ').map((name) => name.replaceAll('"', ''));

/** What the lines of one document are made of. */
interface Context {
  readonly company: LargeCompany;
  readonly firstId: number;
  readonly typeId: number;
  readonly step: (move: StoryMove) => { readonly id: number; readonly reject: boolean };
}

/** Copies every leave into the four tables it lives in, table by table. Answers how many rows that were. */
export const seedLargeDocuments = async (
  client: Client,
  company: LargeCompany,
  firstId: number,
  report: (table: string, rows: number, seconds: number) => void,
): Promise<number> => {
  const { typeIds, steps } = await dictionaryOf(client, company.client_id, vacation.object_id);
  const step: Context['step'] = (move) =>
    steps.get(stepKey(move.role, move.from, move.to)) ?? { id: 0, reject: false };
  const context = { company, firstId, typeId: typeIds.get('annual') ?? 0, step };
  const story = storiesOf(company);
  function* lines(linesOf: (context: Context, story: Story) => string) {
    for (let index = 0; index < company.documents; index += 1) yield linesOf(context, story(index));
  }
  const copy = async (
    table: string,
    columns: readonly string[],
    linesOf: (context: Context, story: Story) => string,
  ) => {
    const start = performance.now();
    const rows = await copyRows(client, table, columns, lines(linesOf));
    report(table, rows, (performance.now() - start) / 1_000);
    return rows;
  };
  return (
    (await copy('document', DOCUMENT, documentLine)) +
    (await copy('vacation', VACATION, vacationLine)) +
    (await copy('document_status', STATUS, statusLines)) +
    (await copy('audit', AUDIT, auditLines))
  );
};

const moment = (ms: number): string => new Date(ms).toISOString();

const documentLine = ({ company, firstId, typeId, step }: Context, story: Story): string => {
  const { client_id, organization_id, employeeIds } = company;
  const owner = employeeIds[story.place] ?? 0;
  const manager = managerAt(story.place);
  const last = story.moves.at(-1);
  const reached = moment(last?.at ?? story.created);
  return copyLine([
    firstId + story.index,
    client_id,
    organization_id,
    vacation.object_id,
    `${vacation.prefix}-${story.index + 1}`,
    owner,
    manager === undefined ? null : (employeeIds[manager] ?? 0),
    owner,
    typeId,
    last?.to ?? 'empty',
    last ? step(last).id : null,
    story.moves.length,
    story.start,
    story.end,
    story.days,
    moment(story.created),
    reached,
    reached,
  ]);
};

const vacationLine = ({ firstId }: Context, { index, year }: Story): string =>
  copyLine([firstId + index, year]);

const statusLines = ({ company, firstId, step }: Context, { index, moves }: Story): string => {
  const { organization_id, employeeIds, userIds } = company;
  let lines = '';
  for (const [at, move] of moves.entries()) {
    const { id, reject } = step(move);
    lines += copyLine([
      vacation.object_id,
      firstId + index,
      at + 1,
      move.from,
      move.to,
      id,
      move.role,
      reject,
      organization_id,
      userIds[move.by] ?? 0,
      employeeIds[move.by] ?? 0,
      moment(move.at),
    ]);
  }
  return lines;
};

/** The chain of one document, as `table.add` and `transition` write it. */
const auditLines = (
  context: Context,
  { index, place, start, end, days, year, created, moves }: Story,
): string => {
  const { company, firstId, typeId, step } = context;
  const id = firstId + index;
  let tail: AuditTail | undefined;
  const line = (by: number, action: string, detail: Record<string, unknown>, at: number): string => {
    const values = auditValues(
      {
        client_id: company.client_id,
        stream: `document:${id}`,
        user_id: company.userIds[by] ?? 0,
        employee_id: company.employeeIds[by] ?? 0,
        action,
        object_id: vacation.object_id,
        record_id: String(id),
        detail,
      },
      tail,
      moment(at),
    );
    tail = { seq: Number(values[2]), hash: String(values[13]) };
    return copyLine(
      values.map((value) => (typeof value === 'string' ? copyText(value) : (value as number | null))),
    );
  };
  let lines = line(
    place,
    'table.add',
    { document_type_id: typeId, period: year, start_date: start, end_date: end, days },
    created,
  );
  for (const [at, move] of moves.entries())
    lines += line(
      move.by,
      'move',
      {
        seq: at + 1,
        from: move.from,
        to: move.to,
        workflow_id: step(move).id,
        business_role: move.role,
        comments: '',
      },
      move.at,
    );
  return lines;
};
