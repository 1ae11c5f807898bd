import { PDF } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { fieldsOfForm } from '../../../lib/documents/form.ts';
import { printKeys } from '../../../lib/documents/print.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import { sentence } from '../../../server/i18n/sentence.ts';
import { printedForm, unprintedOf } from '../../../server/signing/pdf/printed-form.ts';
import { wordsOf } from '../../support/messages.ts';
import { expectArchival, fontsOfPdf } from '../../support/print/archival.ts';
import { printFacts } from '../../support/print/print-facts.ts';
import { pagesOf, textOf } from '../../support/print/text-of.ts';

const { record } = printFacts();
const typed = (name: string, detail: object) => ({ name, code: 'unpaid', detail: parseTypeDetail(detail) });

describe('the application for a leave', () => {
  test('says to whom, from whom, what is asked, which days do not count and what is attached', async () => {
    const text = await textOf(await printedForm(printFacts(), 'ru'));
    expect(text).toContain('ООО «Ромашка» кадровая служба');
    expect(text).toContain(
      'От: Тихонов Игорь Андреевич, аналитик данных, отдел продуктовой аналитики, таб. № 0417',
    );
    expect(text).toContain('ЗАЯВЛЕНИЕ');
    expect(text).toContain(
      'Прошу предоставить ежегодный основной оплачиваемый отпуск продолжительностью 14 (четырнадцать) календарных дней с 26.04.2027 по 11.05.2027.',
    );
    expect(text).toContain('Дни отпуска — за 2027 год.');
    expect(text).toContain(
      'Нерабочие праздничные дни 01.05.2027 и 09.05.2027 в число календарных дней отпуска не включаются (ст. 120 ТК РФ).',
    );
    expect(text).toContain('Приложение: Билеты_Сочи.png, 1 файл.');
    expect(text).toContain('19.11.2026');
    expect(text).toContain('место подписи');
  });

  test('leaves out what there is not', async () => {
    const type = typed('Отпуск без сохранения заработной платы', { day_count: 'calendar', limit_free: '1' });
    const bytes = await printedForm(printFacts({ type, attachments: [] }), 'ru');
    const text = await textOf(bytes);
    for (const absent of ['праздничн', 'Приложение', 'Комментарий', 'за 2027 год'])
      expect(text).not.toContain(absent);
  });

  test('is English for whoever reads English', async () => {
    const text = await textOf(await printedForm(printFacts(), 'en'));
    expect(text).toContain('of 14 (fourteen) calendar days from 26 Apr 2027 to 11 May 2027.');
    expect(text).toContain('1 May 2027 and 9 May 2027 are not counted as leave days');
  });

  test('goes on to a second page when the reason is long, and numbers both', async () => {
    const comments = 'Причина в том, что рассказ о ней длинный. '.repeat(70);
    const pages = await pagesOf(await printedForm(printFacts({ record: { ...record, comments } }), 'ru'));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('ОТ-1241, страница 1 из 2');
    expect(pages[1]).toContain('ОТ-1241, страница 2 из 2');
    expect(pages[1]).toContain('место подписи');
  });

  test('loses nothing of what a person wrote, also where the faces lack a sign', async () => {
    const comments = 'й и \u0438\u0306, ‮обман\u0007, «№ 5 ₽» 😀 日';
    const text = await textOf(await printedForm(printFacts({ record: { ...record, comments } }), 'ru'));
    expect(text).toContain('Комментарий: й и й, обман, «№ 5 ₽» [U+1F600] [U+65E5]');
  });
});

describe('a printed form', () => {
  test('borrows the signs its faces lack from another, embedded and read as they were written', async () => {
    const comments = 'Оплата 5 000 ₸ → банк, ☑ да ☐ нет ✔\ufe0f ⇒ ✗';
    const bytes = await printedForm(printFacts({ record: { ...record, comments } }), 'ru');
    expect(await textOf(bytes)).toContain('Оплата 5 000 ₸ → банк, ☑ да ☐ нет ✔ ⇒ ✗');
    const fonts = await fontsOfPdf(bytes);
    expect(fonts.filter(({ name }) => /^[A-Z]{6}\+DejaVuSans$/.test(name))).toHaveLength(1);
    expect(fonts.every(({ embedded }) => embedded)).toBe(true);
    expect(bytes.length).toBeLessThan(60_000);
    const without = await fontsOfPdf(await printedForm(printFacts(), 'ru'));
    expect(without.map(({ name }) => name).join()).not.toContain('DejaVu');
  });

  test('gives a line of borrowed signs the room they take', async () => {
    const comments = '→'.repeat(400);
    const text = await textOf(await printedForm(printFacts({ record: { ...record, comments } }), 'ru'));
    expect(text.match(/→+/g)?.length).toBeGreaterThan(5);
    expect(text.match(/→/g)).toHaveLength(400);
  });

  test.each(['ru', 'en'] as const)('tells beforehand what of it no font has, in %s', (locale) => {
    const facts = printFacts({ record: { ...record, comments: 'Еду в 日本 → скоро' }, names: {} });
    expect(unprintedOf(facts, locale)).toEqual([
      { sign: '日', printed: '[U+65E5]', around: expect.stringContaining('Еду в 日本 → скоро') },
      { sign: '本', printed: '[U+672C]', around: expect.stringContaining('Еду в 日本 → скоро') },
    ]);
    expect(unprintedOf(printFacts(), locale)).toEqual([]);
  });

  test('is the same bytes for the same facts, and others for others', async () => {
    const [first, again, other] = await Promise.all([
      printedForm(printFacts(), 'ru'),
      printedForm(printFacts(), 'ru'),
      printedForm(printFacts({ date: '2026-11-20' }), 'ru'),
    ]);
    expect(Buffer.compare(first, again)).toBe(0);
    expect(Buffer.compare(first, other)).not.toBe(0);
  });

  test.each([
    ['ru', 'ru-RU', 'Заявление ОТ-1241.pdf'],
    ['en', 'en-US', 'Application ОТ-1241.pdf'],
  ] as const)('has what PDF/A-1a asks for, in %s', async (locale, language, title) => {
    const bytes = await printedForm(printFacts(), locale);
    await expectArchival(bytes, language);
    expect((await PDF.load(bytes)).getTitle()).toBe(title);
  });

  test('holds only the glyphs it shows', async () => {
    expect((await printedForm(printFacts(), 'ru')).length).toBeLessThan(60_000);
  });
});

describe('a paper that the organization gives out', () => {
  const issued = (signer?: { position: string; name: string }) =>
    printedForm(
      printFacts({
        object_id: 'request',
        attachments: [],
        type: null,
        record: {
          ...record,
          comments: '',
          request_type_code: 'employment',
          source: {
            hire_date: '2020-02-03',
            leaves: [],
            issuer: { inn: '7701234567', ogrn: '', address: '', phone: '', ...(signer ? { signer } : {}) },
          },
        },
      }),
      'ru',
      (say) => ({ kind: 'stamp', title: say('print.mark.title_seal'), rows: [], after: 0 }),
    );

  test('names the post and the name of who issued it above the mark of the seal, and has no line for a signature', async () => {
    const text = await textOf(
      await issued({ position: 'Начальник отдела кадров', name: 'Мельникова Ольга Викторовна' }),
    );
    expect(text).toMatch(/Начальник отдела кадров\s+О\. В\. Мельникова[\s\S]*ДОКУМЕНТ ЗАВЕРЕН/);
    expect(text).not.toContain('место подписи');
  });

  test('bears the mark alone where the portal issued it by itself', async () => {
    const text = await textOf(await issued());
    expect(text).toContain('ДОКУМЕНТ ЗАВЕРЕН ЭЛЕКТРОННОЙ ПЕЧАТЬЮ ПОРТАЛА');
    expect(text).not.toContain('место подписи');
  });
});

describe('every family', () => {
  test.each(FAMILIES.map((family) => [family.object_id, family] as const))(
    '%s has the words of its printed form in both languages',
    (object_id, { print: definition, form }) => {
      for (const locale of ['ru', 'en'] as const) {
        const said = (key: string) => sentence(locale, key) !== key;
        for (const key of printKeys(definition))
          expect(wordsOf(locale, `families/${object_id}.json`).print, key).toHaveProperty(key);
        if (!definition)
          for (const field of fieldsOfForm(form))
            expect(
              said(`families.${object_id}.fields.${field}`) || said(`documents.fields.${field}`),
              field,
            ).toBe(true);
      }
    },
  );
});
