import { describe, expect, test } from 'vitest';
import { refusedSignatureFile, refusedXml } from '../../../server/signing/power-of-attorney/power-files.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const POWER = `${HEAD}<Доверенность ВерсФорм="EMCHD_1"><Документ Ном="1&amp;2">текст &#1084;</Документ><!-- к --></Доверенность>`;

describe('the XML of a power of attorney', () => {
  test.each([
    ['in UTF-8', bytes(POWER)],
    ['with a byte order mark', bytes(`\ufeff${POWER}`)],
    ['without a declaration', bytes('<a><b/></a>')],
    [
      'in windows-1251',
      Buffer.concat([
        bytes('<?xml version="1.0" encoding="windows-1251"?><a>'),
        Buffer.from([0xcf, 0xf0, 0xe8]),
        bytes('</a>'),
      ]),
    ],
    ['with a part in CDATA', bytes('<a><![CDATA[<&]]></a>')],
  ])('is taken %s', (_how, file) => {
    expect(refusedXml(file)).toBeUndefined();
  });

  test.each([
    ['no XML at all', 'hello'],
    ['an element left open', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['text beside the root', '<a/>text'],
    ['a stray ampersand', '<a>1 & 2</a>'],
    ['a stray ampersand in an attribute', '<a b="1 & 2"/>'],
    ['an entity of its own', '<a>&own;</a>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['the same attribute twice', '<a b="1" b="2"/>'],
    ['attributes run together', '<a b="1"c="2"/>'],
    ['elements crossed', '<a><b></a></b>'],
    ['a closing mark alone', '</a>'],
    ['a declaration in the middle', '<a><?xml version="1.0"?></a>'],
    ['the end of CDATA in its text', '<a>]]></a>'],
    ['a control character', '<a>\u0001</a>'],
    ['a DTD', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a DTD in small letters', '<!doctype a><a/>'],
    ['a depth nobody needs', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`],
    ['another encoding', '<?xml version="1.0" encoding="utf-16"?><a/>'],
  ])('is refused with %s', (_why, text) => {
    expect(refusedXml(bytes(text))).toBe('file/not-xml');
  });

  test('is refused when its bytes are not of its encoding', () => {
    expect(refusedXml(Buffer.concat([bytes('<a>'), Buffer.from([0xcf, 0xf0]), bytes('</a>')]))).toBe(
      'file/not-xml',
    );
  });

  test('is judged in time that grows with its size only', () => {
    const began = performance.now();
    for (const piece of [' ', '<', '<a ', '<a b="', '<!--', '<![CDATA[', '&', '/', '"', '<?a ', ' b=""'])
      for (const start of ['', '<a', '<a>'])
        refusedXml(bytes(start + piece.repeat(Math.floor((250 * 1024) / piece.length))));
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('has a size: something, and at most 256 KB', () => {
    const filled = (size: number) => bytes(`<a>${'x'.repeat(size - 7)}</a>`);
    expect(refusedXml(Buffer.alloc(0))).toBe('file/size');
    expect(refusedXml(filled(256 * 1024))).toBeUndefined();
    expect(refusedXml(filled(256 * 1024 + 1))).toBe('file/size');
  });
});

describe('the signature over it', () => {
  const der = Buffer.from([0x30, 3, 2, 1, 5]);
  const long = Buffer.concat([Buffer.from([0x30, 0x81, 200]), Buffer.alloc(200)]);
  const pem = (word: string) =>
    bytes(`-----BEGIN ${word}-----\n${der.toString('base64')}\n-----END ${word}-----\n`);
  test.each([
    ['DER', der],
    ['DER with a long length', long],
    ['base64', bytes(`${long.toString('base64')}\r\n`)],
    ['PEM', pem('CMS')],
  ])('is taken as %s', (_how, file) => {
    expect(refusedSignatureFile(file)).toBeUndefined();
  });
  test.each([
    ['an XML', bytes('<a/>')],
    ['a text', bytes('подпись')],
    ['DER with something after it', Buffer.concat([der, Buffer.from([0])])],
    ['half of it', long.subarray(0, 100)],
    ['an endless length', Buffer.from([0x30, 0x80, 0, 0])],
    ['base64 of something else', bytes(bytes('hello').toString('base64'))],
  ])('is refused as %s', (_how, file) => {
    expect(refusedSignatureFile(file)).toBe('file/not-signature');
  });
  test('has a size as well', () => {
    expect(refusedSignatureFile(Buffer.alloc(0))).toBe('file/size');
    expect(refusedSignatureFile(Buffer.alloc(256 * 1024 + 1))).toBe('file/size');
  });
});
