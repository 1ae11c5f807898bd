import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import type { FormDocument } from '../../../lib/forms/form-data.ts';
import { formFields } from '../../../lib/forms/form-field.ts';
import { OTHER_FORMS } from '../../../lib/forms/other-forms.data.ts';
import { formObject } from '../../../lib/registry/form-object.ts';
import { USUAL_FORMS } from '../../../prisma/seed/forms/usual-forms.data.ts';
import { wordFile } from '../../../prisma/seed/forms/word.ts';
import { drawForm } from '../../../server/forms/draw-form.ts';
import { fieldLabel } from '../../../server/forms/open-version.ts';
import { checkForm, tellForm } from '../../../server/forms/read-form.ts';
import { pagesOf } from '../../support/print/text-of.ts';

/** A client that calls nothing otherwise. */
const NO_WORDS = { ru: new Map<string, string>(), en: new Map<string, string>() };

const fieldsOf = (object_id: string) => {
  const object = formObject(object_id);
  if (!object) throw new Error(`no forms are made of ${object_id}`);
  return formFields(object);
};

/** A document that says the name of each of its fields. */
const named = (object_id: string, isEnglish: boolean): FormDocument => {
  const fields = fieldsOf(object_id);
  const values = (list: string | undefined) =>
    Object.fromEntries(
      fields.filter((each) => each.list === list).map(({ path }) => [path, { text: `<${path}>` }]),
    );
  const lists = [...new Set(fields.flatMap(({ list }) => list ?? []))];
  const en = isEnglish ? { text: 'yes' } : { text: 'no', off: true as const };
  return {
    values: { ...values(undefined), 'form.en': en },
    lists: Object.fromEntries(lists.map((list) => [list, [values(list), values(list)]])),
  };
};

test.each(USUAL_FORMS)('$name names only fields there are, and says itself in either language', (form) => {
  const bytes = form.file();
  const fields = fieldsOf(form.object_id);
  expect(checkForm({ bytes, fields })).toMatchObject({ kind: form.kind, problems: [] });
  const said = (isEnglish: boolean) =>
    JSON.stringify(tellForm({ bytes, fields, documents: [named(form.object_id, isEnglish)] }));
  const [ru, en] = [said(false), said(true)];
  for (const text of [ru, en]) {
    expect(text).not.toContain('{{');
    expect(text).toMatch(/<employee\.(short_)?name>/);
  }
  expect(ru).not.toBe(en);
  expect(en.replaceAll(/<[^>]*>|Т-6а?|Т-9|АО-1/g, '')).not.toMatch(/[а-яё]{3}/i);
});

test('a form of many pages is drawn as PDF/A whose pages are numbered, the same bytes each time', async () => {
  const bytes = wordFile(Array.from({ length: 400 }, (_, index) => `Строка ${index} {{employee.name}}`));
  const asked = {
    bytes,
    fields: fieldsOf('vacation'),
    documents: [named('vacation', false)],
    title: 'Приказ',
    author: 'Тихонов',
    locale: 'ru' as const,
    moment: '2026-11-19T00:00:00Z',
  };
  const [one, other] = [await drawForm(asked), await drawForm(asked)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect(Buffer.from(one).toString('latin1')).toContain('<pdfaid:part>1</pdfaid:part>');
  expect((await PDF.load(one)).getPageCount()).toBeGreaterThan(9);
});

test('the schedule of hundreds goes on over pages, each under the heads of its columns', async () => {
  const form = USUAL_FORMS.find(({ code }) => code === 'vacation-schedule');
  if (!form) throw new Error('the schedule has no form');
  const drawn = await drawForm({
    bytes: form.file(),
    fields: fieldsOf(form.object_id),
    documents: Array.from({ length: 400 }, (_, index) => ({
      values: {
        'employee.name': { text: `Человек-${index}` },
        'employee.department': { text: 'Отдел сопровождения' },
        'vacation_schedule.days': { text: '14' },
      },
      lists: {},
    })),
    title: 'Т-7',
    author: '',
    locale: 'ru',
    moment: '2026-11-19T00:00:00Z',
  });
  const pages = await pagesOf(drawn);
  expect(pages.length).toBeGreaterThan(9);
  for (const page of pages) expect(page).toContain('Структурное');
  expect(pages.filter((page) => page.includes('ГРАФИК ОТПУСКОВ'))).toHaveLength(1);
  const people = pages.flatMap((page) => page.match(/Человек-\d+/g) ?? []);
  expect(people).toEqual(Array.from({ length: 400 }, (_, index) => `Человек-${index}`));
});

test('every field a form may name has a word of its own in either language', () => {
  for (const object_id of [...FAMILY_IDENTITIES.map((family) => family.object_id), ...OTHER_FORMS])
    for (const locale of ['ru', 'en'] as const) {
      const nameless = fieldsOf(object_id).filter(
        (field) => fieldLabel(locale, object_id, field, NO_WORDS) === field.field,
      );
      expect([object_id, locale, nameless.map(({ path }) => path)]).toEqual([object_id, locale, []]);
    }
});

test.each([
  [
    'vacation-order',
    ['Унифицированная форма № Т-6', '0301005', 'по ОКПО', 'Номер документа', '(расшифровка подписи)'],
  ],
  [
    'dismissal-order',
    [
      'Унифицированная форма № Т-8',
      '0301006',
      '<dismissal.date>',
      '<dismissal.article>',
      'работник ознакомлен',
    ],
  ],
  [
    'vacation-schedule',
    ['Унифицированная форма № Т-7', '0301020', 'На год', 'перенесение отпуска', 'Примечание'],
  ],
  [
    'timesheet-t13',
    [
      'Унифицированная форма № Т-13',
      '0301008',
      'Отработано за',
      'Неявки по причинам',
      'корреспондирующий счёт',
    ],
  ],
])('%s says what the published form does, its code among it', async (code, expected) => {
  const form = USUAL_FORMS.find((each) => each.code === code);
  if (!form) throw new Error(code);
  const drawn = await drawForm({
    bytes: form.file(),
    fields: fieldsOf(form.object_id),
    documents: [named(form.object_id, false)],
    title: form.name,
    author: '',
    locale: 'ru',
    moment: '2026-11-19T00:00:00Z',
  });
  const text = (await pagesOf(drawn)).join(' ').replaceAll(/\s+/g, ' ');
  for (const said of expected) expect(text).toContain(said);
});
