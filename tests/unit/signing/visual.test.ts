import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { PDF, PdfName, PdfStream } from '@libpdf/core';
import { fromBER, type OctetString } from 'asn1js';
import fc from 'fast-check';
import { ContentInfo, SignedData } from 'pkijs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignatureMark } from '../../../lib/signing/print/signature-mark.ts';
import { printedForm } from '../../../server/signing/pdf/printed-form.ts';
import { type VisualFacts, visualOf } from '../../../server/signing/pdf/visual.ts';
import { expectArchival } from '../../support/print/archival.ts';
import { printFacts } from '../../support/print/print-facts.ts';
import { MARKS } from '../../support/print/signature-marks.ts';
import { smallAuthority } from '../../support/print/small-authority.ts';
import { pagesOf, textOf } from '../../support/print/text-of.ts';

const hash = (text: string, size: number) => createHash('sha512').update(text).digest('hex').slice(0, size);
const digests = { sha256: hash('a', 64), streebog256: hash('b', 64), streebog512: hash('c', 128) };

const { seal } = smallAuthority();
let form: Uint8Array;
beforeAll(async () => {
  form = await printedForm(printFacts(), 'ru');
});

const facts = (over: Partial<VisualFacts> = {}): VisualFacts => ({
  bytes: form,
  content_type: 'application/pdf',
  name: 'Заявление ОТ-1241.pdf',
  printed: true,
  digests,
  signatures: [MARKS.unqualified],
  verify_url: 'https://hr.romashka.example/portal/verify/3f1c9be2a77d',
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  made_at: new Date('2026-11-21T10:00:00Z'),
  ...over,
});

/** A document of another program with these metadata. */
const saying = (said: string | undefined): Promise<Uint8Array> => {
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' });
  const entries = { Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') };
  if (said !== undefined)
    pdf
      .getCatalog()
      .set('Metadata', pdf.register(PdfStream.fromDict(entries, new TextEncoder().encode(said))));
  return pdf.save({ compressStreams: false });
};

/** Text wraps anywhere inside a hash: compare without spaces. */
const squeezed = (text: string) => text.replaceAll(' ', '');

describe('the marks of signatures', () => {
  const marked = async (...signatures: SignatureMark[]) => textOf(await visualOf(facts({ signatures })));

  test('of a qualified one are those of the standard: the words, certificate, owner, dates', async () => {
    const text = await marked(MARKS.qualified);
    expect(text).toContain('ДОКУМЕНТ ПОДПИСАН ЭЛЕКТРОННОЙ ПОДПИСЬЮ');
    expect(text).toContain(`Сертификат ${MARKS.qualified.certificate.serial_number}`);
    expect(text).toContain('Владелец Ковалёва Анна Сергеевна');
    expect(text).toContain('Действителен с 01.03.2026 по 01.03.2027');
    expect(text).toContain('За организацию ООО «Ромашка»');
    expect(text).toContain(`№ ${MARKS.qualified.power_of_attorney}`);
    expect(text).toContain('подтверждено штампом времени: 21.11.2026, 00:30');
  });

  test('of the others never let them pass for a qualified one', async () => {
    const unqualified = await marked(MARKS.unqualified);
    expect(unqualified).toContain('ДОКУМЕНТ ПОДПИСАН НЕКВАЛИФИЦИРОВАННОЙ ЭЛЕКТРОННОЙ ПОДПИСЬЮ');
    expect(unqualified).not.toMatch(/(^|[^е])квалифицированная/u);
    const simple = await marked(MARKS.simple);
    expect(simple).toContain('ДОКУМЕНТ ПОДПИСАН ПРОСТОЙ ЭЛЕКТРОННОЙ ПОДПИСЬЮ');
    expect(simple).not.toContain('Сертификат');
    expect(simple).not.toContain('валифицированная');
  });

  test('name whoever signed, on whose behalf, and the zone of the time', async () => {
    const text = await marked(MARKS.simple);
    expect(text).toContain('Подписант Орлов Павел Дмитриевич, Ведущий аналитик');
    expect(text).toContain('От имени Ковалёва Анна Сергеевна');
    expect(text).toContain('Когда подписан 20.11.2026, 12:14 (Europe/Moscow, UTC+03:00)');
  });

  test('stand in the place of the signature when there is room, else on sheets of their own', async () => {
    const one = await pagesOf(await visualOf(facts()));
    expect(one).toHaveLength(1);
    expect(one[0]).toMatch(/место подписи ДОКУМЕНТ ПОДПИСАН/);
    const three = await pagesOf(await visualOf(facts({ signatures: Object.values(MARKS) })));
    expect(three).toHaveLength(2);
    expect(three[1]).toMatch(/^Лист электронных подписей/);
    const nine = Array.from({ length: 3 }, () => Object.values(MARKS)).flat();
    const many = await pagesOf(await visualOf(facts({ signatures: nine })));
    expect(many.join(' ').match(/ДОКУМЕНТ ПОДПИСАН/g)).toHaveLength(9);
    expect(many.length).toBeGreaterThan(2);
  });

  test('of a paper the portal did not print never go onto it', async () => {
    expect(await pagesOf(await visualOf(facts({ printed: false })))).toHaveLength(2);
  });

  test('come with the hashes, the name and the link', async () => {
    const text = squeezed(await textOf(await visualOf(facts())));
    for (const said of [...Object.values(digests), 'ЗаявлениеОТ-1241.pdf', facts().verify_url])
      expect(text).toContain(said);
  });
});

describe('a document', () => {
  test('stays as it was under the marks: the bytes of the original begin the visual', async () => {
    const bytes = await visualOf(facts({ printed: false }));
    expect(Buffer.compare(bytes.subarray(0, form.length), form)).toBe(0);
  });

  test.each([
    ['', undefined],
    [', under the seal', seal],
  ])('that is PDF/A stays it%s', async (_, by) => {
    await expectArchival(await visualOf(facts(), by), 'ru-RU');
    await expectArchival(await visualOf(facts({ signatures: Object.values(MARKS) }), by), 'ru-RU');
    await expectArchival(await visualOf(facts({ printed: false }), by), 'ru-RU');
  });

  test.each([
    ['as an element', '<pdfaid:part>2</pdfaid:part>'],
    ['as an attribute', '<rdf:Description pdfaid:part="3" pdfaid:conformance="B"/>'],
  ])('that says %s which PDF/A it is says it still, and gets the colours that it lacks', async (_, said) => {
    const catalog = (
      await PDF.load(await visualOf(facts({ bytes: await saying(said), printed: false })))
    ).getCatalog();
    expect(catalog.has('Metadata')).toBe(true);
    expect(catalog.has('OutputIntents')).toBe(true);
  });

  test.each([
    ['says nothing', undefined],
    ['speaks of other things', '<dc:title>pdfaid</dc:title>'],
  ])('whose metadata %s never says that it is PDF/A', async (_, said) => {
    const pdf = await PDF.load(await visualOf(facts({ bytes: await saying(said), printed: false })));
    expect(pdf.getCatalog().has('Metadata')).toBe(false);
    expect(pdf.getTitle()).toBe(facts().name);
  });

  test('that is a picture becomes a page', async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    const pages = await pagesOf(
      await visualOf(facts({ bytes: new Uint8Array(bytes), content_type: 'image/png', printed: false })),
    );
    expect(pages).toEqual(['', expect.stringContaining('Лист электронных подписей')]);
  });

  test.each([
    ['of another kind', 'application/msword', 'PK'],
    ['that is no PDF inside', 'application/pdf', '%PDF-1.7 nothing'],
    ['that is no picture inside', 'image/png', 'nothing'],
  ])('%s is named on a cover', async (_, content_type, content) => {
    const bytes = new TextEncoder().encode(content);
    const pages = await pagesOf(
      await visualOf(facts({ bytes, content_type, name: 'Договор.docx', printed: false })),
    );
    expect(pages[0]).toContain('Подписанный документ Договор.docx');
    expect(pages).toHaveLength(2);
  });

  test('with changed or missing bytes is shown or named, and its marks are always there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(form.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        fc.nat(form.length),
        async (changes, cut) => {
          const bytes = Uint8Array.from(form);
          for (const [at, value] of changes) bytes[at] = value;
          const broken = facts({
            bytes: cut % 3 === 0 ? bytes.subarray(0, cut) : bytes,
            printed: cut % 2 === 0,
          });
          const made = await visualOf(broken, seal);
          const plain = Buffer.from(made).toString('latin1');
          expect(plain.startsWith('%PDF-')).toBe(true);
          expect(plain).toContain('/ETSI.CAdES.detached');
          expect((await PDF.load(made)).getPageCount()).toBeGreaterThan(0);
        },
      ),
      // The same damage each time: some other asks for gigabytes, which the job finds out in a thread of its own first.
      { numRuns: 40, seed: 578 },
    );
  }, 60_000);

  test('under a password is named on a cover', async () => {
    const locked = await PDF.load(form);
    locked.setProtection({ userPassword: 'тайна' });
    const bytes = await locked.save();
    expect((await pagesOf(await visualOf(facts({ bytes, printed: false }))))[0]).toContain(
      'Подписанный документ',
    );
  });
});

describe('the seal', () => {
  /** The signed part of a sealed PDF and the seal itself. */
  const partsOf = (bytes: Uint8Array) => {
    const plain = Buffer.from(bytes).toString('latin1');
    const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(plain)?.slice(1).map(Number);
    const [start = 0, first = 0, second = 0, rest = 0] = range ?? [];
    const hex = plain.slice(first + 1, second - 1);
    return {
      covered: Buffer.concat([bytes.subarray(start, start + first), bytes.subarray(second, second + rest)]),
      ends: second + rest === bytes.length,
      cms: Buffer.from(hex, 'hex'),
    };
  };

  test('covers the whole file, and a changed byte breaks it', async () => {
    const bytes = await visualOf(facts(), seal);
    const { covered, cms, ends } = partsOf(bytes);
    expect(ends).toBe(true);
    const content = new ContentInfo({ schema: fromBER(new Uint8Array(cms)).result });
    const signed = new SignedData({ schema: content.content });
    const [info] = signed.signerInfos;
    const attributes = info?.signedAttrs;
    const digest = attributes?.attributes.find(({ type }) => type === '1.2.840.113549.1.9.4')
      ?.values[0] as OctetString;
    const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
    const claimed = Buffer.from(digest.valueBlock.valueHexView).toString('hex');
    expect(sha256(covered)).toBe(claimed);
    covered.writeUInt8(covered.readUInt8(9_000) ^ 1, 9_000);
    expect(sha256(covered)).not.toBe(claimed);
    const der = Buffer.from(attributes?.encodedValue ?? new ArrayBuffer(0));
    der.writeUInt8(0x31, 0);
    const { publicKey } = new X509Certificate(seal.signer.certificate);
    const value = Buffer.from(info?.signature.valueBlock.valueHexView ?? []);
    expect(createVerify('sha256').update(der).verify(publicKey, value)).toBe(true);
  });

  test('leaves the words where they were', async () => {
    expect(await pagesOf(await visualOf(facts(), seal))).toEqual(await pagesOf(await visualOf(facts())));
  });
});
