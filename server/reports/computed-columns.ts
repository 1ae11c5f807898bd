import { z } from 'zod';
import type { Actor, Locale } from '../../lib/access/actor.ts';
import { type AwayPerson, documentClash, spanOf } from '../../lib/calendar/clash.ts';
import { clashWords } from '../../lib/calendar/clash-words.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { daysBetween } from '../../lib/kernel/day.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { holderOf, holderWords } from '../../lib/workflow/holder.ts';
import { documentPath } from '../../lib/workflow/path-shape.ts';
import { valueOrThrow } from '../call/call-error.ts';
import type { Rules } from '../client/rules.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { sentence } from '../i18n/sentence.ts';
import { listQuery } from '../objects/list-query.ts';
import { objectOrRefuse, readView } from '../objects/view.ts';
import { inTurns, mapInTurns } from '../store/in-turns.ts';

type Row = Readonly<Record<string, unknown>>;

/** Who reads, in which language, by whose rules and words. */
interface Reading {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly rules: Rules;
}

/** Columns of a list of documents that are computed for the reader, and what of a row each of them asks for. */
export const COMPUTED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  holder: ['status_id', 'employee_id', 'manager_name', 'manager_name_eng', 'status_date', 'steps', 'path'],
  away: ['employee_id', 'manager_id', 'start_date', 'end_date'],
};

export const isComputed = (object: ObjectDefinition, name: string): boolean =>
  Object.hasOwn(COMPUTED_COLUMNS, name) && (object.document || object.object_id === 'incomplete');

/** What the columns are computed from, as the view sends it. */
const heldRow = z.object({
  status_id: z.string(),
  employee_id: z.number(),
  manager_name: z.string().nullable(),
  manager_name_eng: z.string().nullable(),
  status_date: z.string(),
  steps: z.array(z.object({ reject: z.enum(['0', '1']) })),
  path: documentPath,
});
const datedRow = z.object({
  employee_id: z.number(),
  manager_id: z.number().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
});

/** The rows with the computed columns asked for, each in the words the reader has on the screen. */
export const withComputed = async (
  reading: Reading,
  names: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> => {
  const holders = names.includes('holder') ? await holderTexts(reading, rows) : undefined;
  const away = names.includes('away') ? await awayTexts(reading, rows) : undefined;
  return mapInTurns(rows, (row, index) => ({
    ...row,
    ...(holders ? { holder: holders[index] } : {}),
    ...(away ? { away: away[index] } : {}),
  }));
};

const holderTexts = ({ actor, locale, rules }: Reading, rows: readonly Row[]): Promise<string[]> => {
  const say = (key: string, values?: Record<string, number>) =>
    sentence(locale, `documents.holder.${key}`, values, rules.words);
  const today = businessDay(new Date().toISOString());
  const short = (name: string, name_eng: string) => shortName(localised({ name, name_eng }, 'name', locale));
  return mapInTurns(rows, (each) => {
    const row = heldRow.parse(each);
    const holder = holderOf(row, actor.employee_id);
    if (holder.kind !== 'you') return holderWords(say, holder, short);
    const days = Math.max(0, daysBetween(businessDay(row.status_date), today));
    return days === 0 ? say('you_today') : say('you_days', { days });
  });
};

/** Rows whose absences are asked for at once: neighbours in time, so that few others fall between their days. */
const CHUNK = 200;

const awayTexts = async (reading: Reading, rows: readonly Row[]): Promise<string[]> => {
  const { actor, locale, rules } = reading;
  const dated = await mapInTurns(rows, (row, index) => ({ ...datedRow.parse(row), index }));
  const inTime = dated
    .filter((row) => row.start_date !== null)
    .map((row) => ({ ...row, end_date: row.end_date ?? row.start_date }))
    .toSorted((a, b) => String(a.start_date).localeCompare(String(b.start_date)));
  const texts = rows.map(() => '');
  if (inTime.length === 0) return texts;
  const byManager = Map.groupBy(
    await all<{ employee_id: number; manager_id: number }>(actor, 'subordination', "disabled = '0'"),
    (each) => each.manager_id,
  );
  const percent = numberOf(rules.parametersOf(actor.organization_id), 'absence_norm_percent');
  const say = (key: string, values?: Record<string, string | number>) =>
    sentence(locale, `documents.clash.${key}`, values, rules.words);
  const words = clashWords(say, actor.employee_id);
  for (let at = 0; at < inTime.length; at += CHUNK) {
    const chunk = inTime.slice(at, at + CHUNK);
    const people = await awayDuring(actor, spanOf(chunk));
    const nameById = new Map(
      people.map((each) => [each.employee_id, localised(each, 'employee_name', locale)]),
    );
    const away = people.map(
      ({ employee_id, start_date, end_date }): AwayPerson => ({
        employee_id,
        start: start_date,
        end: end_date,
      }),
    );
    for await (const row of inTurns(chunk)) {
      const subordination = row.manager_id === null ? [] : (byManager.get(row.manager_id) ?? []);
      const clash = documentClash(row, { away, subordination, percent, reader: actor.employee_id });
      if (!clash) continue;
      const count = words.count(clash);
      texts[row.index] =
        clash.others.length === 0
          ? count
          : say('card', { count, who: words.who(clash, (id) => nameById.get(id) ?? '') });
    }
  }
  return texts;
};

type AwayRow = {
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly start_date: string;
  readonly end_date: string;
};

const awayDuring = (actor: Actor, span: ReturnType<typeof spanOf>): Promise<AwayRow[]> =>
  span === null
    ? Promise.resolve([])
    : all<AwayRow>(actor, 'away', `start_date <= '${span.last}' and end_date >= '${span.first}'`);

/** Every row of a view the caller may see, page after page. */
const all = async <Of>(actor: Actor, object_id: string, filter: string): Promise<Of[]> => {
  const object = objectOrRefuse(object_id);
  const rows: Of[] = [];
  for (let page = 1; ; page += 1) {
    const query = listQuery(object, actor, { filter, rowsPerPage: 'all', page });
    const read = valueOrThrow(await readView(actor, query));
    for (const row of read.rows) rows.push(JSON.parse(row) as Of);
    if (read.rows.length === 0 || (read.total_exact && rows.length >= read.total)) return rows;
  }
};
