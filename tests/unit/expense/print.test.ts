import { PDF, PdfArray, PdfDict, PdfRef } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { printedForm } from '../../../server/signing/pdf/printed-form.ts';
import { expenseFacts, spentLine } from '../../support/print/expense-facts.ts';
import { printFacts } from '../../support/print/print-facts.ts';
import { pagesOf, textOf } from '../../support/print/text-of.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

describe('the printed form of an expense report', () => {
  test('says who reports what, line by line, with rates, per diem, totals and what is left of the advance', async () => {
    const text = plain(await textOf(await printedForm(expenseFacts(), 'ru')));
    for (const said of [
      'АВАНСОВЫЙ ОТЧЁТ',
      '№ АО-0233 от 19.11.2026. Составлен по форме № АО-1.',
      'Подотчётное лицо: Тихонов Игорь Андреевич, аналитик данных, отдел',
      'Назначение аванса: Переговоры.',
      'Командировка КМ-0402: Алматы, с 16.11.2026 по 18.11.2026.',
      '16.11.2026 0412 Такси, Переговоры 1 480,00 ₽ 1 480,00',
      '2 16.11.2026 118 Такси, Переговоры 3 800,00 KZT 15,4210 за 100, ЦБ РФ, 586,00 14.11.2026',
      '25,00 USD 81,3240, чек обмена 2 033,10',
      'Суточные, Алматы, 16.11 – 17.11.2026: 2 дня по 5 000,00 ₽ 5 000,00 2 500,00 ₽',
      'Итого, KZT 3 800,00 KZT 586,00',
      'Всего, ₽ 9 799,10',
      'Получен аванс: 15 000,00 ₽ (Пятнадцать тысяч рублей 00 копеек).',
      'Израсходовано: 9 799,10 ₽',
      'Остаток, к возврату: 5 200,90 ₽ (Пять тысяч двести рублей 90 копеек).',
    ])
      expect(text).toContain(said);
    for (const absent of ['кадровая служба', 'Перерасход', 'израсходован полностью'])
      expect(text).not.toContain(absent);
  });

  test.each([
    ['3450.00', 'Перерасход, к выплате: 3 450,00 ₽ (Три тысячи четыреста пятьдесят рублей 00 копеек).'],
    ['0.00', 'Аванс израсходован полностью.'],
  ])('with a balance of %s says so', async (balance, said) => {
    const text = plain(await textOf(await printedForm(expenseFacts({ balance }), 'ru')));
    expect(text).toContain(said);
    expect(text).not.toContain('Остаток, к возврату');
  });

  test('is English for whoever reads English', async () => {
    const text = plain(await textOf(await printedForm(expenseFacts(), 'en')));
    expect(text).toContain('Taxi, Negotiations');
    expect(text).toContain('Unspent, to be returned: 5,200.90 RUB');
  });

  test('goes on over pages with the heads above each, no line parted, and every line there once', async () => {
    const details = Array.from({ length: 120 }, (_, index) => spentLine({ receipt_number: `ч${index}` }));
    const pages = await pagesOf(await printedForm(expenseFacts({ details }), 'ru'));
    expect(pages.length).toBeGreaterThan(2);
    const listed = pages.filter((page) => /ч\d/.test(page));
    for (const page of listed) expect(plain(page)).toContain('№ чека');
    const numbers = plain(pages.join(' ')).match(/ч\d+/g);
    expect(numbers).toEqual(details.map(({ receipt_number }) => receipt_number));
  });

  test('has its table in the structure by which it is read aloud: rows of heads and of cells', async () => {
    const pdf = await PDF.load(await printedForm(expenseFacts(), 'ru'));
    const roles = new Map<string, number>();
    const look = (node: unknown, within: string): void => {
      const dict = node instanceof PdfRef ? pdf.getObject(node) : node;
      if (!(dict instanceof PdfDict)) return;
      const role = dict.getName('S')?.value ?? '';
      const path = role && ['Table', 'TR', 'TH', 'TD'].includes(role) ? `${within}${role} ` : within;
      if (path !== within) roles.set(path.trim(), (roles.get(path.trim()) ?? 0) + 1);
      const inside = dict.get('K');
      if (inside instanceof PdfArray) for (const each of inside) look(each, path);
    };
    const root = pdf.getCatalog().getRef('StructTreeRoot');
    look(root, '');
    expect(roles.get('Table')).toBe(1);
    expect(roles.get('Table TR')).toBe(1 + 3 + 2 + 3 + 1);
    expect(roles.get('Table TR TH')).toBe(8);
  });
});

test('an order to go on a trip has its legs as a table', async () => {
  const leg = {
    from: 'Москва',
    to: 'Казань',
    start_date: '2026-11-23',
    end_date: '2026-11-24',
    entity: 'Завод',
    country_id: 1,
    country_name: 'Россия',
  };
  const facts = printFacts({
    object_id: 'btrip',
    record: { ...printFacts().record, routes: [leg, { ...leg, from: 'Казань', to: 'Москва' }] },
  });
  const text = plain(await textOf(await printedForm(facts, 'ru')));
  expect(text).toContain('1 23.11.2026 24.11.2026 Москва Казань Россия Завод');
  expect(text).toContain('2 23.11.2026 24.11.2026 Казань Москва Россия Завод');
});
