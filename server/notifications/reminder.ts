import type { Locale } from '../../lib/access/actor.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import type { PathRole } from '../../lib/workflow/path.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';

/** So many documents held by a person (id), or by all who act in a role. */
export interface Held {
  readonly by: number | PathRole;
  readonly count: number;
  /** There are more than were counted. */
  readonly many: boolean;
}

/** What a person is reminded of on a day, as `reminder.content` keeps it: ids and counts, no texts. */
export interface Reminder {
  /** Documents that wait for the person, the longest first. */
  readonly documents: readonly number[];
  readonly many: boolean;
  /** What waits for those the person stands in for. */
  readonly deputed: readonly Held[];
  /** What their people have not moved for more than `held_days` working days. */
  readonly held: readonly Held[];
  readonly held_days: number;
  /** The newest unread messages, and how many there are. */
  readonly messages: readonly number[];
  readonly unread: number;
  /** The page that shows what waits. */
  readonly route: string;
}

export type People = ReadonlyMap<number, Row<'employee', 'id' | 'name' | 'name_eng'>>;

/** Most holders named: a longer list goes unread. */
const NAMED_MAX = 5;

/** The people a reminder names. */
export const peopleOf = async (db: Db, { deputed, held }: Reminder): Promise<People> => {
  const ids = [...deputed, ...held].flatMap(({ by }) => (typeof by === 'number' ? [by] : []));
  const rows = await db.rows<Row<'employee', 'id' | 'name' | 'name_eng'>>(
    'select "id", "name", "name_eng" from "employee" where "id" = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map((person) => [person.id, person]));
};

/** The sentences of a reminder, by what they are about. */
export type ReminderSentences = Readonly<Partial<Record<'waiting' | 'deputed' | 'held', string>>>;

/** What waits, as sentences: for the person, for people they stand in for, with their people. No document is named. */
export const reminderSentences = (
  { documents, many, deputed, held, held_days }: Reminder,
  people: People,
  locale: Locale,
  own: OwnWords,
): ReminderSentences => {
  const say = (key: string, values: Record<string, string | number>) =>
    sentence(locale, `notifications.reminder.${key}`, values, own);
  const holder = ({ by, count, many: more }: Held): string =>
    say('holder', { name: nameOf(by, people, locale), count, many: more ? 'yes' : 'no' });
  const holders = (all: readonly Held[]): string =>
    [
      ...all.slice(0, NAMED_MAX).map(holder),
      ...(all.length > NAMED_MAX ? [say('more', { count: all.length - NAMED_MAX })] : []),
    ].join(', ');
  return {
    ...(documents.length > 0 && {
      waiting: say('waiting', { count: documents.length, many: many ? 'yes' : 'no' }),
    }),
    ...(deputed.length > 0 && { deputed: say('deputed', { holders: holders(deputed) }) }),
    ...(held.length > 0 && { held: say('held', { days: held_days, holders: holders(held) }) }),
  };
};

const nameOf = (by: Held['by'], people: People, locale: Locale): string => {
  if (typeof by !== 'number') return sentence(locale, `documents.holder.role.${by}`);
  const person = people.get(by);
  return person ? shortName(localised(person, 'name', locale)) : '';
};
