import { describe, expect, test } from 'vitest';
import type { ProtocolFacts, ProtocolSignature } from '../../../lib/signing/print/protocol.ts';
import type { SignatureMark } from '../../../lib/signing/print/signature-mark.ts';
import { protocolOf } from '../../../server/signing/pdf/protocol.ts';
import { expectArchival } from '../../support/print/archival.ts';
import { MARKS } from '../../support/print/signature-marks.ts';
import { smallAuthority } from '../../support/print/small-authority.ts';
import { pagesOf, textOf } from '../../support/print/text-of.ts';

const signed = (mark: SignatureMark, over: Partial<ProtocolSignature> = {}): ProtocolSignature => ({
  ...mark,
  algorithm: '1.2.840.10045.4.3.2',
  digest_algorithm: 'sha256',
  value_hash: 'ab'.repeat(32),
  verdict: 'passed',
  code: 'ok',
  checks: [
    { name: 'document', outcome: 'passed' },
    { name: 'revocation', outcome: 'indeterminate', code: 'crl_missing', detail: 'УЦ 1' },
  ],
  chain: [{ owner: 'Тихонов Игорь Андреевич', serial_number: '4f00aa', not_after: '2027-11-19T09:00:00Z' }],
  ...over,
});

const facts = (over: Partial<ProtocolFacts> = {}): ProtocolFacts => ({
  title: 'Отпуск',
  number: 'ОТ-1241',
  organization: 'ООО «Ромашка»',
  employee: 'Тихонов Игорь Андреевич',
  file: {
    name: 'Заявление ОТ-1241.pdf',
    size: 38_363,
    digests: { sha256: '12'.repeat(32), streebog256: '34'.repeat(32), streebog512: '56'.repeat(64) },
  },
  signatures: [
    signed(MARKS.unqualified),
    signed(MARKS.simple, { origin: { address: '10.1.2.3', user_agent: 'Firefox/140 😀' } }),
  ],
  history: [
    {
      at: '2026-11-19T09:14:00.000Z',
      from: 'Черновик',
      to: 'Согласование',
      who: 'Орлов Павел Дмитриевич',
      behalf: 'Ковалёва Анна Сергеевна',
      grant_id: 7,
      role: 'manager',
      comments: 'Билеты куплены',
      audit_hash: '78'.repeat(32),
    },
  ],
  verify_url: 'https://hr.romashka.example/portal/verify/3f1c',
  made_at: '2026-11-21T10:00:00.000Z',
  ...over,
});
const TONGUE = { locale: 'ru', timeZone: 'Europe/Moscow' } as const;

describe('the protocol of a signing', () => {
  test('says what was signed, by whom, how, when and by which certificates', async () => {
    const text = await textOf(await protocolOf(facts(), TONGUE));
    for (const said of [
      'Документ Отпуск, ОТ-1241',
      'Подпись 1. Тихонов Игорь Андреевич',
      'усиленная неквалифицированная',
      '19.11.2026, 12:14 (Europe/Moscow, UTC+03:00)',
      'Подпись 2. Орлов Павел Дмитриевич',
      'От имени Ковалёва Анна Сергеевна',
      '10.1.2.3, Firefox/140 [U+1F600]',
      'Цепочка, 1 Тихонов Игорь Андреевич; № 4f00aa',
      'подпись верна',
      'Проверки пройдены Хеш документа',
      'Сертификат не отозван нет данных, crl_missing, УЦ 1',
    ])
      expect(text).toContain(said);
  });

  test('tells the way of the document with grants and the hashes of the audit', async () => {
    const text = await textOf(await protocolOf(facts(), TONGUE));
    expect(text).toContain('Черновик — Согласование');
    expect(text).toContain('руководитель, от имени: Ковалёва Анна Сергеевна, передача прав № 7');
    expect(text.replaceAll(' ', '')).toContain('78'.repeat(32));
  });

  test('says plainly when a signature did not hold', async () => {
    const broken = signed(MARKS.qualified, { verdict: 'failed', code: 'certificate_revoked' });
    const text = await textOf(await protocolOf(facts({ signatures: [broken] }), TONGUE));
    expect(text).toContain('подпись неверна: certificate_revoked');
    expect(text).not.toContain('подпись верна');
  });

  test.each(['ru', 'en'] as const)('is PDF/A-1a in %s, also under its seal', async (locale) => {
    const tongue = { ...TONGUE, locale };
    const language = locale === 'ru' ? 'ru-RU' : 'en-US';
    await expectArchival(await protocolOf(facts(), tongue), language);
    await expectArchival(await protocolOf(facts(), tongue, smallAuthority().seal), language);
  });

  test('is sealed without a change of its words, and long ones are numbered', async () => {
    const many = facts({ signatures: Array.from({ length: 9 }, () => signed(MARKS.qualified)) });
    const plain = await pagesOf(await protocolOf(many, TONGUE));
    expect(plain.length).toBeGreaterThan(3);
    expect(plain.at(-1)).toContain(`страница ${plain.length} из ${plain.length}`);
    const bytes = await protocolOf(many, TONGUE, smallAuthority().seal);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/ETSI.CAdES.detached');
    expect(await pagesOf(bytes)).toEqual(plain);
  });
});
