import { unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { describe, expect, test } from 'vitest';
import { order578n, type PackageFacts } from '../../../server/signing/copies/order-578n.ts';
import { MARKS } from '../../support/print/signature-marks.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const facts = (over: Partial<PackageFacts> = {}): PackageFacts => ({
  title: 'Отпуск',
  number: 'ОТ-1241',
  date: '2026-11-19',
  organization: 'ООО «Ромашка» & <сыновья>',
  employee: { name: 'Тихонов И. А.', position: 'Аналитик', department: 'Отдел "Д"', number: '0417' },
  main: { name: 'Заявление ОТ-1241.pdf', bytes: bytesOf('%PDF-1.4'), archival: true },
  attachments: [{ name: '../Билеты.png', bytes: bytesOf('png') }],
  signatures: [
    { mark: MARKS.unqualified, party: 'employee', cms: bytesOf('cms 1') },
    { mark: MARKS.simple, party: 'employer', cms: bytesOf('cms 2') },
    { mark: MARKS.qualified, party: 'employer', cms: bytesOf('cms 3') },
  ],
  powers: [{ number: 'b3a1/7', xml: bytesOf('<xml/>'), signature: bytesOf('sig') }],
  ...over,
});

describe('the package of order 578n', () => {
  const files = unzipSync(order578n(facts()));
  const described = Buffer.from(files['wredc_data.xml'] ?? []);

  test('has every part in the root, each under its name', () => {
    expect(Object.keys(files).sort()).toEqual(
      [
        'Отпуск_ОТ-1241_2026-11-19.pdf',
        'Отпуск_ОТ-1241_2026-11-19_Приложение_1.png',
        'Отпуск_ОТ-1241_2026-11-19.pdf.1.sgn',
        'Отпуск_ОТ-1241_2026-11-19.pdf.3.sgn',
        'МЧД_b3a1_7.xml',
        'МЧД_b3a1_7.xml.sgn',
        'wredc_data.xml',
      ].sort(),
    );
    expect(Object.keys(files).every((name) => !name.includes('/'))).toBe(true);
  });

  test('is described in XML, UTF-8 without a byte order mark, every text escaped', () => {
    const text = described.toString('utf8');
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<document id="')).toBe(true);
    expect(text).toContain('<name>ООО «Ромашка» &amp; &lt;сыновья&gt;</name>');
    expect(text).toContain('<department>Отдел &quot;Д&quot;</department>');
    expect(text).toContain('<mainpart file="Отпуск_ОТ-1241_2026-11-19.pdf" sha256="');
    expect(text.match(/<signature /g)).toHaveLength(3);
    expect(text.match(/kind="simple"[^>]*file=/)).toBeNull();
    const complaints: unknown[] = [];
    const parser = new Parser();
    parser.on('error', (complaint: unknown) => void complaints.push(complaint));
    parser.parse(text);
    expect(complaints).toEqual([]);
  });

  test('says so when its main part is no PDF/A', () => {
    const main = { name: 'Договор.docx', bytes: bytesOf('PK'), archival: false };
    const other = unzipSync(order578n(facts({ main })));
    expect(Buffer.from(other['wredc_data.xml'] ?? []).toString()).toContain('format="other"');
    expect(Object.keys(other)).toContain('Отпуск_ОТ-1241_2026-11-19.docx');
  });

  test('is the same bytes for the same facts, under an id of their own', () => {
    expect(Buffer.compare(order578n(facts()), order578n(facts()))).toBe(0);
    const idOf = (over: Partial<PackageFacts>) =>
      /id="([^"]+)"/.exec(
        Buffer.from(unzipSync(order578n(facts(over)))['wredc_data.xml'] ?? []).toString(),
      )?.[1];
    expect(idOf({})).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idOf({ number: 'ОТ-1242' })).not.toBe(idOf({}));
  });
});
