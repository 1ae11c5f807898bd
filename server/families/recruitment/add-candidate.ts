import type { Actor } from '../../../lib/access/actor.ts';
import { recruitment as family, hires } from '../../../lib/documents/families/recruitment/index.ts';
import type { CandidateInput } from '../../../lib/documents/families/recruitment/rpc.ts';
import { comparedEmail, isEmail } from '../../../lib/kernel/email.ts';
import { byActor, writeAudit } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { unknownPassword } from '../../users/add-user.ts';
import { lockUsers } from '../../users/lock-users.ts';
import { accountNamed } from '../../users/names-taken.ts';
import { beginDocuments } from '../../workflow/begin.ts';

/**
 * Makes a candidate of the caller's organization, an account that nothing opens yet, and the document of their hiring, all
 * or nothing. Never under a grant: the account outlives it. Refuses: access_denied, email_taken, validation, and what
 * making a document refuses.
 */
export const addCandidate = async (
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
  select n, $1, 'К-' || n, $2, $3, $4, $5, $6, coalesce($7::date, "business_day"()), true
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
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${account.id}`,
    action: 'candidate.add',
    object_id: 'user',
    record_id: String(account.id),
    detail: { employee_id },
  });
};
