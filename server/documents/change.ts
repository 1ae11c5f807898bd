import type { Actor } from '../../lib/access/actor.ts';
import type { FieldChange } from '../../lib/documents/change.ts';
import type { Family } from '../../lib/documents/family.ts';
import { formatDaysShort } from '../../lib/i18n/format.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { DECIDING_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { HR_MAILBOX } from '../notifications/recipients.ts';
import { tell } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import type { LoadedDocument } from './read-document.ts';

/** A change of a document that was decided, or its annulment. */
interface Change {
  readonly document: LoadedDocument;
  readonly reason: string;
  readonly changes: readonly FieldChange[];
  readonly annulled: boolean;
}

/** Keeps why a decided document was changed or annulled, and tells its person, those who decided and hr of it. */
export const writeChange = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  { document, reason, changes, annulled }: Change,
): Promise<void> => {
  const { facts, organization_id } = document;
  await tx.rows(
    `insert into "document_change" ("object_id", "registrator_id", "organization_id", "annulled", "reason", "changes",
       "user_id", "employee_id", "behalf_employee_id", "grant_id")
     values ($1, $2, $3, $4, $5, $6::json, $7, $8, $9, $10)`,
    [
      family.object_id,
      facts.id,
      organization_id,
      annulled,
      reason,
      JSON.stringify(changes),
      actor.user_id,
      actor.real_employee_id,
      actor.grant_id === null ? null : actor.employee_id,
      actor.grant_id,
    ],
  );
  await tellOf(tx, actor, family, { document, reason, annulled });
};

const tellOf = async (
  tx: Tx,
  actor: Actor,
  { object_id, routes }: Family,
  { document, reason, annulled }: Omit<Change, 'changes'>,
): Promise<void> => {
  const { facts, record, number, client_id, organization_id } = document;
  const decided = await tx.rows<{ id: number }>(DECIDED_BY, [facts.id, DECIDING_STATUSES]);
  const people = [...(facts.employee_id === null ? [] : [facts.employee_id]), ...decided.map(({ id }) => id)];
  const told = [...new Set(people.filter((id) => id !== actor.real_employee_id)), HR_MAILBOX] as const;
  const [who] = await tx.rows<Row<'employee', 'name' | 'name_eng'>>(
    'select "name", "name_eng" from "employee" where "id" = $1',
    [actor.real_employee_id],
  );
  await tell(
    tx,
    client_id,
    told.map((recipient) => ({ recipient, organization_id, author_id: actor.user_id })),
    {
      say: (locale, own) =>
        sentence(
          locale,
          'notifications.changed_after_decision',
          {
            ...familyIn(locale, object_id, own),
            annulled: annulled ? 'yes' : 'no',
            number,
            dates: record.start_date ? formatDaysShort(record.start_date, record.end_date, locale) : 'none',
            actor_name: shortName((locale === 'en' && who?.name_eng) || who?.name || ''),
            reason,
          },
          own,
        ),
      route: annulled ? `/${routes.list}-own` : `/${routes.form}/${facts.id}`,
      about: { object_id, registrator_id: facts.id },
    },
  );
};

/** The people who agreed to a document. */
const DECIDED_BY = `
  select distinct s."employee_id" as id from "document_status" s
  where s."registrator_id" = $1 and s."status_id" = any($2::text[]) and not s."reject" and s."employee_id" is not null`;
