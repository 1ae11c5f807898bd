import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { formatDaysShort } from '../../lib/i18n/format.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { DECIDING_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { HR_MAILBOX } from '../notifications/recipients.ts';
import { tell } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import type { Columns, Wire } from '../objects/parse-record.ts';
import type { LoadedDocument } from './read-document.ts';

/** The name under which a record carries why its document is changed. */
const REASON = 'change_reason';

/** A record as it was sent, without the reason that came with it. */
export const withoutReason = ({ [REASON]: reason, ...record }: Wire): { record: Wire; reason: unknown } => ({
  record,
  reason,
});

/** Whether a change takes a reason at all, and whether it is refused without one. */
interface ReasonAsked {
  readonly taken: boolean;
  readonly needed: boolean;
}

/** The reason that a change was given, `undefined` where it has none and needs none. Refuses: validation (change_reason). */
export const reasonOf = (
  given: unknown,
  { taken, needed }: ReasonAsked,
  parameters: Parameters,
): string | undefined => {
  if (given === undefined || given === null) {
    if (needed) throw wrongField(REASON, 'field/required');
    return undefined;
  }
  if (!taken) throw wrongField(REASON, 'field/not-taken');
  if (typeof given !== 'string') throw wrongField(REASON);
  const reason = given.trim();
  if (reason === '') throw wrongField(REASON, 'field/required');
  const longest = numberOf(parameters, 'comment_length');
  if ([...reason].length > longest) throw wrongField(REASON, 'document/comment-too-long', { max: longest });
  return reason;
};

/** A value of a document before and after; a value that people do not read, or that not all of them may, is left out. */
interface FieldChange {
  readonly field: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

/** What some columns change of a document, by the names of its fields. */
export const changesOf = (
  { object, untold = [] }: Family,
  before: Readonly<Record<string, unknown>>,
  columns: Columns,
): FieldChange[] =>
  Object.entries(columns).flatMap(([field, is]) => {
    const was = before[field] ?? null;
    if (isSame(was, is)) return [];
    const kept = object.fields[field];
    const isTold = !kept?.lines && kept?.references === undefined && kept?.read === undefined;
    return [isTold && !untold.includes(field) ? { field, was, is } : { field }];
  });

/** Decimals come with the zeros of their column. */
const isSame = (was: unknown, is: unknown): boolean =>
  JSON.stringify(was) === JSON.stringify(is ?? null) ||
  (isDecimal(was) && isDecimal(is) && Number(was) === Number(is));

const isDecimal = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

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
  const [who] = await tx.rows<{ name: string; name_eng: string }>(
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
