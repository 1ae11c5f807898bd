import { type Actor, holds } from '../../../lib/access/actor.ts';
import { recruitment as family, hires } from '../../../lib/documents/families/recruitment/index.ts';
import type { recruitmentMethods } from '../../../lib/documents/families/recruitment/methods.ts';
import type { CandidateInput } from '../../../lib/documents/families/recruitment/rpc.ts';
import { comparedEmail, isEmail } from '../../../lib/kernel/email.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { isOwner } from '../../../lib/workflow/held-roles.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import { type Handlers, writes } from '../../call/handler.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { type LoadedDocument, lockDocument, readDocument } from '../../documents/read-document.ts';
import { hasMailServer } from '../../mail/transport.ts';
import { noticeOf, tell } from '../../notifications/tell.ts';
import { unknownPassword } from '../../users/add-user.ts';
import { openDoor, shutDoor } from '../../users/door.ts';
import { lockUsers } from '../../users/lock-users.ts';
import { accountNamed } from '../../users/names-taken.ts';
import { beginDocuments } from '../../workflow/begin.ts';
import { erase } from './erase.ts';

/**
 * Makes a candidate of the caller's organization, an account that nothing opens yet, and the document of their hiring, all
 * or nothing. Never under a grant: the account outlives it. Refuses: access_denied, email_taken, validation, and what
 * making a document refuses.
 */
const addCandidate = async (
  tx: Tx,
  actor: Actor,
  { name, name_eng = '', email: typed, language = 'ru', ...offer }: CandidateInput,
): Promise<{ employee_id: number; document_id: number }> => {
  if (!hires(actor) || actor.grant_id !== null) throw refusal('access_denied');
  const email = comparedEmail(typed);
  if (!isEmail(email)) throw wrongField('email', 'user/email');
  await lockUsers(tx, actor.client_id);
  if ((await accountNamed(tx, actor.client_id, email)) !== undefined) throw refusal('email_taken');
  const [person] = await tx.rows<Row<'employee', 'id'>>(PERSON, [
    actor.organization_id,
    name,
    name_eng,
    offer.vacancy,
    offer.department ?? '',
    email,
    offer.hire_date ?? null,
  ]);
  if (!person) throw refusal('system_error');
  await openShut(tx, actor, person.id, email, language);
  const [row] = await beginDocuments(tx, actor, family, [{ employee_id: person.id, ...offer }]);
  return { employee_id: person.id, document_id: Number((row as { id: number }).id) };
};

/** Candidates have no employee number: К- marks them. */
const PERSON = `insert into "employee" ("id", "organization_id", "number", "name", "name_eng", "position", "department", "email", "hire_date", "is_candidate")
  select n, $1, 'К-' || n, $2, $3, $4, $5, $6, coalesce($7::date, current_date), true
  from (select nextval(pg_get_serial_sequence('employee', 'id')) as n) as next returning "id"`;

const openShut = async (
  tx: Tx,
  actor: Actor,
  employee_id: number,
  email: string,
  language: string,
): Promise<void> => {
  const [account] = await tx.rows<Row<'app_user', 'id'>>(
    `insert into "app_user" ("client_id", "login", "email", "password_hash", "must_change_password", "employee_id", "language", "disabled")
     values ($1, $2, $2, $3, true, $4, $5, true) returning "id"`,
    [actor.client_id, email, await unknownPassword(), employee_id, language],
  );
  if (!account) throw refusal('system_error');
  await tx.rows(
    `insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, 'candidate')`,
    [account.id, actor.organization_id],
  );
  await auditBy(tx, actor, 'candidate.add', `user:${account.id}`, { employee_id });
};

/** Statuses of a candidate under way: no invitation is due before them, none is needed after. */
const UNDER_WAY = ['notified', 'prepared', 'agreed', 'approved'];

/** A hiring document that the caller keeps, locked. Refuses: access_denied, not_found. */
const hired = async (tx: Tx, actor: Actor, id: number): Promise<LoadedDocument> => {
  if (!hires(actor) || actor.grant_id !== null) throw refusal('access_denied');
  await lockDocument(tx, id);
  const document = await readDocument(tx, actor, family, id);
  if (!document || isOwner(actor, document.facts)) throw refusal('not_found');
  return document;
};

const inviteAgain = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const { facts, record } = await hired(tx, actor, id);
  if (!UNDER_WAY.includes(facts.status_id) || record.erased_at) throw refusal('status_mismatch');
  const { parameters } = await readRules(tx, actor.client_id);
  await openDoor(tx, actor, record.employee_id, numberOf(parameters, 'candidate_invite_days'));
};

const revoke = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const { record } = await hired(tx, actor, id);
  await shutDoor(tx, actor, record.employee_id);
};

/** A candidate withdraws: the answers are deleted at once, and the document's author is notified. */
const withdraw = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  if (!holds(actor, 'candidate') || actor.grant_id !== null) throw refusal('access_denied');
  await lockDocument(tx, id);
  const document = await readDocument(tx, actor, family, id);
  if (!document || !isOwner(actor, document.facts)) throw refusal('not_found');
  if (document.facts.status_id === 'processed') throw refusal('status_mismatch');
  const { organization_id, number, facts } = document;
  if (facts.creator_id !== null && facts.creator_id !== actor.employee_id)
    await tell(
      tx,
      actor.client_id,
      [{ recipient: facts.creator_id, organization_id, author_id: actor.user_id }],
      noticeOf('candidate_withdrew', `/${family.routes.form}/${id}`, {
        number,
        vacancy: String(document.record.vacancy ?? ''),
        vacancy_eng: String(document.record.vacancy_eng ?? ''),
      }),
    );
  await shutDoor(tx, actor, document.record.employee_id);
  await erase(tx, actor, id, true);
};

const of = async (work: Promise<void>, document_id: number) => {
  await work;
  return { data: { document_id } };
};

/** What the calls about candidates lead to. */
export const handlers = {
  'candidate.add': writes(addCandidate),
  'candidate.invite': async ({ document_id }, { tx, actor }) => {
    await inviteAgain(tx, actor, document_id);
    return { data: { document_id, mailed: hasMailServer() } };
  },
  'candidate.revoke': ({ document_id }, { tx, actor }) => of(revoke(tx, actor, document_id), document_id),
  'candidate.withdraw': ({ document_id }, { tx, actor }) => of(withdraw(tx, actor, document_id), document_id),
} satisfies Handlers<typeof recruitmentMethods>;
