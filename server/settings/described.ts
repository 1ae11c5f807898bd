import type { Locale } from '../../lib/access/actor.ts';
import { ok } from '../../lib/kernel/result.ts';
import { parameterOf } from '../../lib/settings/definition.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { sentence } from '../i18n/sentence.ts';
import { readList } from '../objects/list.ts';
import type { ReadPage } from '../objects/rules.ts';

/**
 * A page of parameters with what each does, in both languages: `description` and `description_eng`, unless `select` names
 * fields. One that nothing reads yet says so and why.
 */
export const readDescribed: ReadPage = async (db, _actor, query) => {
  const page = await readList(db, query);
  if (!page.ok || query.input.select?.trim()) return page;
  return ok({ ...page.value, rows: page.value.rows.map(withDescription) });
};

const withDescription = (row: string): string => {
  const { code } = JSON.parse(row) as { code: string };
  const texts = { description: descriptionOf('ru', code), description_eng: descriptionOf('en', code) };
  return `${row.slice(0, -1)},${JSON.stringify(texts).slice(1)}`;
};

const descriptionOf = (locale: Locale, code: string): string => {
  if (!Object.hasOwn(PARAMETERS, code)) return '';
  const waits = parameterOf(code)?.waits;
  const does = sentence(locale, `parameters.${code}`);
  if (waits === undefined) return does;
  const part = sentence(locale, `awaited.part.${waits}`);
  return `${does}. ${sentence(locale, 'awaited.sentence', { part })}`;
};
