import type { Actor, Locale } from '../../lib/access/actor.ts';
import { type AwayPerson, type Dated, documentClash, spanOf } from '../../lib/calendar/clash.ts';
import { clashWords } from '../../lib/calendar/clash-words.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { daysBetween } from '../../lib/kernel/day.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { type Held, holderOf, holderWords } from '../../lib/workflow/holder.ts';
import { db } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { sentence } from '../i18n/sentence.ts';
import { listQuery } from '../objects/list.ts';
import { objectOrRefuse, readView } from '../objects/view.ts';
import { valueOrThrow } from '../rpc/call-error.ts';
import { readRules } from '../workflow/rules.ts';

type Row = Readonly<Record<string, unknown>>;
type Texts = (row: Row) => string;

/** Columns of a list of documents that are computed for the reader, and what of a row each of them asks for. */
export const COMPUTED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  holder: ['status_id', 'employee_id', 'manager_name', 'manager_name_eng', 'status_date', 'steps', 'path'],
  away: ['employee_id', 'manager_id', 'start_date', 'end_date'],
};

export const isComputed = (object: ObjectDefinition, name: string): boolean =>
  Object.hasOwn(COMPUTED_COLUMNS, name) && (object.document || object.object_id === 'incomplete');

/** The rows with the computed columns asked for, each in the words the reader has on the screen. */
export const withComputed = async (
  actor: Actor,
  locale: Locale,
  names: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> => {
  const holder = names.includes('holder') ? holderTexts(actor, locale) : undefined;
  const away = names.includes('away') ? await awayTexts(actor, locale, rows) : undefined;
  return rows.map((row) => ({
    ...row,
    ...(holder ? { holder: holder(row) } : {}),
    ...(away ? { away: away(row) } : {}),
  }));
};

const holderTexts = (actor: Actor, locale: Locale): Texts => {
  const say = (key: string, values?: Record<string, number>) =>
    sentence(locale, `documents.holder.${key}`, values);
  const today = businessDay(new Date().toISOString());
  const short = (name: string, name_eng: string) => shortName(localised({ name, name_eng }, 'name', locale));
  return (row) => {
    const holder = holderOf(row as unknown as Held, actor.employee_id);
    if (holder.kind !== 'you') return holderWords(say, holder, short);
    const days = Math.max(0, daysBetween(businessDay(String(row.status_date)), today));
    return days === 0 ? say('you_today') : say('you_days', { days });
  };
};

const awayTexts = async (actor: Actor, locale: Locale, rows: readonly Row[]): Promise<Texts> => {
  const dated = rows as unknown as readonly Dated[];
  const span = spanOf(dated);
  if (!span) return () => '';
  const [{ parameters }, people, subordination] = await Promise.all([
    readRules(db, actor.client_id),
    all<AwayRow>(actor, 'away', `start_date <= '${span.last}' and end_date >= '${span.first}'`),
    all<{ employee_id: number; manager_id: number }>(actor, 'subordination', ''),
  ]);
  const nameById = new Map(
    people.map((each) => [each.employee_id, localised(each, 'employee_name', locale)]),
  );
  const facts = {
    away: people.map(
      ({ employee_id, start_date, end_date }): AwayPerson => ({
        employee_id,
        start: start_date,
        end: end_date,
      }),
    ),
    subordination,
    percent: numberOf(parameters, 'absence_norm_percent'),
  };
  const words = clashWords(
    (key, values) => sentence(locale, `documents.clash.${key}`, values),
    actor.employee_id,
  );
  return (row) => {
    const clash = documentClash(row as unknown as Dated, facts);
    if (!clash) return '';
    const count = words.count(clash);
    return clash.others.length === 0
      ? count
      : sentence(locale, 'documents.clash.card', {
          count,
          who: words.who(clash, (id) => nameById.get(id) ?? ''),
        });
  };
};

type AwayRow = {
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly start_date: string;
  readonly end_date: string;
};

/** Every row of a view the caller may see. */
const all = async <Of>(actor: Actor, object_id: string, filter: string): Promise<Of[]> => {
  const page = valueOrThrow(
    await readView(actor, listQuery(objectOrRefuse(object_id), actor, { filter, rowsPerPage: 'all' })),
  );
  return page.rows.map((row) => JSON.parse(row) as Of);
};
