import { type Actor, isOneself, keepsForGood, keepsStaff } from '../../lib/access/actor.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { employee as employees } from '../../lib/objects/people.ts';
import type { DismissalDone, DismissalInput } from '../../lib/rpc/dismissal.ts';
import { dismissalRefusals } from '../../lib/users/dismissal.ts';
import { auditBy } from '../audit/audit.ts';
import { capLent, endLent, keptLent, lentOfLeaver } from '../auth/lent-of-leaver.ts';
import { CallError, refusal, wrongField } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { readToday } from '../documents/rule-facts.ts';
import { sentence } from '../i18n/sentence.ts';
import { lockRow } from '../objects/table.ts';
import { revokeOfLeaver } from '../signing/keys/dismissed.ts';
import { editPeople } from '../users/edit-people.ts';
import { annulOf, saidOf } from './documents.ts';
import { type LeaverRow, readLeaver } from './leaver.ts';
import { readReports, succeed } from './reports.ts';
import { tellOfDismissal } from './tell.ts';

/**
 * Dismisses a person: names who manages their reports, annuls the documents that are given up, enters the last day by
 * the one way an employment ends, ends what was lent, and keeps the ground. Keys and sessions end with the last day; at
 * once where it is over. Refuses: access_denied, never_lent, own_record, not_found, validation, and what annulling
 * refuses.
 */
export const dismiss = async (tx: Tx, actor: Actor, input: DismissalInput): Promise<DismissalDone> => {
  const { employee_id, date, annul = [], reports: successions = [] } = input;
  mayDismiss(actor, employee_id);
  await mayBe(tx, await readLeaver(tx, actor, employee_id), input);
  await groundIsThere(tx, actor, input.ground_id);
  const annulled = await saidOf(
    tx,
    annul.map(({ id }) => id),
  );
  if (annul.length > 0) await annulOf(tx, actor, input, annul, await reasonOf(tx, actor, date));
  // Documents are locked before their employees; who was quicker has committed by now.
  await lockRow(tx, actor, employees, employee_id);
  const leaver = await readLeaver(tx, actor, employee_id);
  await mayBe(tx, leaver, input);
  await succeed(tx, actor, employee_id, successions);
  const lent = await lentOfLeaver(tx, employee_id);
  const kept = await keptLent(tx, employee_id);
  const { handed_over } = await editPeople(tx, actor, [{ id: employee_id, dismissal_date: date }]);
  await capLent(tx, actor, employee_id, date);
  if (date < (await readToday(tx))) await endAtOnce(tx, actor, employee_id, date);
  const id = await keep(tx, actor, input, { lent: kept, annulled });
  await tellOfDismissal(tx, actor, { leaver, date, successions, lent });
  return { data: { id, employee_id }, ...(handed_over ? { handed_over } : {}) };
};

/** Refuses who does not keep an employee for good: access_denied, never_lent, own_record. */
export const mayDismiss = (actor: Actor, employee_id: number): void => {
  if (!keepsStaff(actor)) throw refusal('access_denied');
  if (!keepsForGood(actor)) throw refusal('never_lent');
  if (isOneself(actor, employee_id)) throw refusal('own_record');
};

/** Refuses (validation) what the rules of a dismissal refuse. */
const mayBe = async (
  tx: Tx,
  leaver: LeaverRow,
  { date, reports: successions = [] }: DismissalInput,
): Promise<void> => {
  const reports = await readReports(tx, leaver.id, date);
  const fields = dismissalRefusals(leaver, date, reports, successions);
  if (fields.length > 0) throw new CallError({ reason: 'validation', fields });
};

const groundIsThere = async (tx: Tx, { client_id }: Actor, ground_id: number): Promise<void> => {
  const found = await tx.rows(
    `select 1 from "dictionary_element" where "id" = $1 and "client_id" = $2 and "dictionary_code" = 'DismissalGround' and not "disabled"`,
    [ground_id, client_id],
  );
  if (found.length === 0) throw wrongField('ground_id');
};

/** Why documents are annulled, in the language of who does it. */
const reasonOf = async (tx: Tx, { client_id, locale }: Actor, date: Day): Promise<string> => {
  const { words } = await readRules(tx, client_id);
  return sentence(locale, 'notifications.dismissal_reason', { day: formatDay(date, locale) }, words);
};

const endAtOnce = async (tx: Tx, { client_id }: Actor, employee_id: number, last: Day): Promise<void> => {
  await endLent(tx, client_id, employee_id);
  await revokeOfLeaver(tx, { employee_id, client_id, dismissal_date: last });
};

const keep = async (
  tx: Tx,
  actor: Actor,
  { employee_id, date, ground_id, number, document_id, comments, annul, reports }: DismissalInput,
  ended: { readonly lent: unknown; readonly annulled: unknown },
): Promise<number> => {
  if (document_id !== undefined) await isOfLeaver(tx, employee_id, document_id);
  const [row] = await tx.rows<Row<'dismissal', 'id'>>(
    `insert into "dismissal" ("employee_id", "date", "ground_id", "document_id", "comments", "user_id", "creator_id", "number", "lent", "annulled")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb) returning "id"`,
    [
      employee_id,
      date,
      ground_id,
      document_id ?? null,
      comments ?? '',
      actor.user_id,
      actor.real_employee_id,
      number?.trim() ?? '',
      JSON.stringify(ended.lent),
      JSON.stringify(ended.annulled),
    ],
  );
  if (!row) throw refusal('system_error');
  await auditBy(tx, actor, 'user.dismiss', `employee:${employee_id}`, {
    last_day: date,
    ground_id,
    order_number: number ?? '',
    document_id: document_id ?? null,
    comments: comments ?? '',
    reports: reports ?? [],
    annulled: (annul ?? []).map(({ id }) => id),
  });
  return row.id;
};

/** The statement is one of the leaver's own. Refuses: validation. */
const isOfLeaver = async (tx: Tx, employee_id: number, document_id: number): Promise<void> => {
  const found = await tx.rows('select 1 from "document" where "id" = $1 and "employee_id" = $2', [
    document_id,
    employee_id,
  ]);
  if (found.length === 0) throw wrongField('document_id');
};
