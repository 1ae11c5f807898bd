import { outsideEmployment } from '../../lib/documents/employment.ts';
import type { Employment } from '../../lib/documents/facts/absence-facts.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { eq } from '../../lib/filter/filter.ts';
import { formatDaysShort } from '../../lib/i18n/format.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { NOT_HELD_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';
import { loadEmployment } from '../documents/asked/employment.ts';
import { type LoadedDocument, readAllWithin } from '../documents/read-document.ts';
import { sentence } from '../i18n/sentence.ts';
import { HR_MAILBOX } from '../notifications/recipients.ts';
import { tell } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import type { Columns } from '../objects/parse-record.ts';
import type { AfterWrite } from '../objects/rules.ts';

/** So many documents of a person are shown, those that moved last. */
const SHOWN_MAX = 20;

/** The days that say when a person works here. */
const SAYING = ['hire_date', 'dismissal_date'] as const;

/**
 * Once the first or the last working day of a person is entered, hr is shown by a message each the documents under way,
 * agreed ones among them, that hold days outside of it: nothing brings them on as they are.
 */
export const outsideIsShown: AfterWrite = async (tx, before, after) => {
  if (!before || !after || !SAYING.some((name) => name in after && after[name] !== before[name])) return;
  const person = { ...before, ...after };
  const employee_id = Number(before.id);
  const employment = await loadEmployment(tx, { employee_id });
  if (!employment) return;
  const found = await documentsOutside(tx, employee_id, employment);
  for (const each of found.slice(0, SHOWN_MAX)) await show(tx, person, each, employment);
};

interface Outside {
  readonly family: Family;
  readonly document: LoadedDocument;
}

/** Documents of a person under way or agreed that hold days outside of an employment, those that moved last first. */
export const documentsOutside = async (
  db: Db,
  employee_id: number,
  employment: Employment,
): Promise<Outside[]> => {
  const families = FAMILIES.filter(({ asks }) => asks.includes('employment'));
  const held = await db.rows<Row<'document', 'id' | 'object_id'>>(
    `select "id", "object_id" from "document"
     where "employee_id" = $1 and "object_id" = any($2::text[]) and "status_id" <> all($3::text[]) and not "replaced"
     order by "status_date" desc, "id" desc`,
    [employee_id, families.map(({ object_id }) => object_id), NOT_HELD_STATUSES],
  );
  const found: Outside[] = [];
  for (const family of families) {
    const ids = held.filter(({ object_id }) => object_id === family.object_id).map(({ id }) => id);
    const documents =
      ids.length > 0 ? await readAllWithin(db, family, eq('employee_id', employee_id), ids) : [];
    for (const document of documents)
      if (outsideEmployment(family, document.record, employment).length > 0) found.push({ family, document });
  }
  return found;
};

const show = async (
  tx: Tx,
  person: Columns,
  { family: { object_id, routes }, document }: Outside,
  { first, last }: Employment,
): Promise<void> => {
  const { record, facts, number, client_id } = document;
  const { start_date, end_date } = record;
  const isEarly = start_date !== null && start_date < first;
  await tell(tx, client_id, [{ recipient: HR_MAILBOX, organization_id: Number(person.organization_id) }], {
    say: (locale, own) =>
      sentence(
        locale,
        'notifications.outside_employment',
        {
          ...familyIn(locale, object_id, own),
          number,
          employee_name: shortName(String((locale === 'en' && person.name_eng) || person.name)),
          dates: formatDaysShort(start_date, end_date, locale),
          edge: isEarly ? 'first' : 'last',
          day: isEarly ? first : (last ?? first),
        },
        own,
      ),
    route: `/${routes.form}/${facts.id}`,
    about: { object_id, registrator_id: facts.id },
  });
};
