import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, keepsAccounts } from '../../../lib/access/actor.ts';
import type { ImportLine } from '../../../lib/users/import-columns.ts';
import { heldBack } from '../../../lib/users/import-held-back.ts';
import { type ImportVerdict, PERSON_COLUMNS } from '../../../lib/users/import-verdict.ts';
import { writeAuditMany } from '../../audit/audit-many.ts';
import { requireProof } from '../../auth/proof.ts';
import { refusal } from '../../call/call-error.ts';
import { db, inTransaction } from '../../db/tx.ts';
import { unknownPassword } from '../add-user.ts';
import { lockUsers } from '../lock-users.ts';
import { judgeFile } from './judge-file.ts';
import { editAccounts, openAccounts } from './write-accounts.ts';
import { setManagers } from './write-managers.ts';
import {
  asJson,
  type Deed,
  deedOf,
  type ImportInvite,
  type Planned,
  takenMeanwhile,
  type Writing,
} from './written.ts';

/** Only good lines, or nothing unless all of them are good. */
export type ImportMode = 'all' | 'good';

export interface Imported {
  readonly written: boolean;
  readonly verdicts: readonly ImportVerdict[];
}

export interface ImportAsked {
  readonly mode: ImportMode;
  readonly invite: ImportInvite;
  /** The digest of a preview: exactly that is written, or nothing. */
  readonly seen?: string | undefined;
  /** Called with the lines done. */
  readonly progress: (done: number, total: number) => void;
  /** Takes everything back when it ends. */
  readonly signal: AbortSignal;
}

/**
 * Writes a file of users in one transaction, some hundreds of lines by each statement. All lines are judged again by
 * what is true then; in the mode `all` one refused line keeps everything back. Refuses: access_denied, proof_required,
 * and import_changed, where the portal is no longer as the preview saw it.
 */
export const writeImport = async (
  actor: Actor,
  lines: readonly ImportLine[],
  asked: ImportAsked,
): Promise<Imported> => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  await requireProof(db, actor);
  const password_hash = await unknownPassword();
  return inTransaction(async (tx) => {
    await lockUsers(tx, actor.client_id);
    const { verdicts: judged, seen } = await judgeFile(tx, actor, lines);
    if (asked.seen !== undefined && asked.seen !== seen) throw refusal('import_changed');
    const verdicts = asked.mode === 'good' ? heldBack(judged) : judged;
    if (asked.mode === 'all' && verdicts.some(({ outcome }) => outcome === 'refused'))
      return { written: false, verdicts };
    await write({ tx, actor, password_hash, employees: new Map(), invite: asked.invite }, verdicts, asked);
    return { written: true, verdicts };
  });
};

const AT_A_TIME = 100;
/** The longest rest between two parts, ms. */
const REST_MS = 25;

const write = async (
  writing: Writing,
  verdicts: readonly ImportVerdict[],
  { progress, signal }: ImportAsked,
): Promise<void> => {
  const planned = verdicts.filter((verdict): verdict is Planned => verdict.plan !== undefined);
  const led = planned.filter(({ plan }) => plan.manager);
  const total = planned.length + led.length;
  let done = 0;
  const part = async (lines: readonly Planned[], deeds: () => Promise<Deed[]>): Promise<void> => {
    signal.throwIfAborted();
    const begun = performance.now();
    await writeAuditMany(writing.tx, streamOf(writing), await deeds());
    done += lines.length;
    progress(Math.round((done / total) * planned.length), planned.length);
    // Half of a processor is left to other requests.
    await pause(Math.min(REST_MS, performance.now() - begun));
  };
  for (const lines of inParts(planned))
    await part(lines, async () => [
      ...(await addEmployees(writing, lines)),
      ...(await editEmployees(writing, lines)),
      ...(await openAccounts(writing, lines)),
      ...(await editAccounts(writing, lines)),
    ]);
  // Managers may stand further down in the file than their people.
  for (const lines of inParts(led)) await part(lines, () => setManagers(writing, lines));
  signal.throwIfAborted();
};

/** The chain of the audit that tells of files of a client. */
const streamOf = ({ actor }: Writing): string => `import:${actor.client_id}`;

const inParts = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, index) =>
    all.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
  );

/** Puts those who join the staff into it, and remembers them by their rows. Refuses: import_changed. */
const addEmployees = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const joining = lines.flatMap(({ row, plan }) =>
    plan.employee || plan.kind === 'change'
      ? []
      : [{ row, columns: { organization_id: plan.organization_id, ...plan.person, email: plan.email } }],
  );
  if (joining.length === 0) return [];
  const added = await writing.tx
    .rows<{ id: number; email: string }>(ADD, [asJson(joining.map(({ columns }) => columns))])
    .catch(takenMeanwhile);
  const ids = new Map(added.map(({ id, email }) => [email, id]));
  return joining.map(({ row, columns }) => {
    const id = ids.get(columns.email);
    if (id === undefined) throw refusal('system_error');
    writing.employees.set(row, id);
    return deedOf(writing, 'table.add', 'employee', id, columns);
  });
};

/** Changes the people there are, each as it was when it was judged. Refuses: import_changed. */
const editEmployees = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const changed = lines.flatMap(({ plan: { employee, person }, changes }) =>
    employee && Object.keys(person).length > 0 ? [{ employee, person, changes }] : [],
  );
  for (const { row, plan } of lines) if (plan.employee) writing.employees.set(row, plan.employee.employee_id);
  if (changed.length === 0) return [];
  const done = await writing.tx
    .rows(EDIT, [
      asJson(
        changed.map(({ employee: { employee_id, updated_at }, person }) => ({
          employee_id,
          updated_at,
          ...person,
        })),
      ),
    ])
    .catch(takenMeanwhile);
  if (done.length !== changed.length) throw refusal('import_changed');
  return changed.map(({ employee, person, changes }) => {
    const was = Object.fromEntries(
      changes.filter(({ field }) => field in person).map(({ field, was }) => [field, was]),
    );
    return deedOf(writing, 'table.edit', 'employee', employee.employee_id, { ...person, was });
  });
};

const said = PERSON_COLUMNS.map((name) => `"${name}" ${name === 'hire_date' ? 'date' : 'text'}`).join(', ');
const texts = PERSON_COLUMNS.filter((name) => name !== 'hire_date');

const ADD = `
  insert into "employee" ("organization_id", "email", "hire_date", ${texts.map((name) => `"${name}"`).join(', ')})
  select r."organization_id", r."email", r."hire_date", ${texts.map((name) => `coalesce(r."${name}", '')`).join(', ')}
  from json_to_recordset($1::json) as r("organization_id" bigint, "email" text, ${said})
  returning "id", "email"`;

const EDIT = `
  update "employee" e set ${PERSON_COLUMNS.map((name) => `"${name}" = coalesce(r."${name}", e."${name}")`).join(', ')},
    "updated_at" = now()
  from json_to_recordset($1::json) as r("employee_id" bigint, "updated_at" timestamptz, ${said})
  where e."id" = r."employee_id" and e."updated_at" = r."updated_at"
  returning e."id"`;
