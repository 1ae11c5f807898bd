import { describe, expect, test } from 'vitest';
import { messageFiles, type Words, wordsOf } from '../../support/messages.ts';

const flat = (tree: Words, path: string): [key: string, sentence: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}.${key}`, value] as [string, string]]
      : flat(value, `${path}.${key}`),
  );

const sentences = (locale: string): [key: string, sentence: string][] =>
  messageFiles(locale).flatMap((file) =>
    flat(wordsOf(locale, file), file.replace('.json', '').replace('/', '.')),
  );

/** What people read of a sentence: without names of values, keywords and branches of plurals, and tags. */
const read = (sentence: string): string =>
  sentence
    .replace(
      /\{\w+\}|\{\w+, *(number|date|time)[^{}]*\}|\{\w+, *(plural|select|selectordinal),|<\/?\w+>/g,
      ' ',
    )
    .replace(/[=\w]+ *\{/g, ' ');

/** Technical details that the specification quotes in one language for both. */
const VERBATIM = [
  /^Signing: .*/,
  /^Signature: No file or hash to subscribe/,
  /^Подписание: Не найден документ/,
  /^Ошибка изменения parent vacation$/,
  /^Ошибка сохранение сертификата УКЭП/,
  /^(Wrong|Missing) secret code value/,
];

/** Each language calls itself by its own name, and a place is named in both, divided by a line. */
const IN_BOTH = new Set([
  'users.card.ru',
  'users.card.en',
  'parameters.session_places',
  'parameter.example.session_places',
  'parameter.choice.locale.ru',
  'parameter.choice.locale.en',
]);

const wordsIn = (locale: string, letters: RegExp): [key: string, word: string][] =>
  sentences(locale)
    .filter(([key, sentence]) => !IN_BOTH.has(key) && !VERBATIM.some((quote) => quote.test(sentence)))
    .flatMap(([key, sentence]) =>
      (read(sentence).match(letters) ?? []).map((word) => [key, word] as [string, string]),
    );

/** Words in Latin letters that Russian texts have too, by what they are. One capital letter is a key or a level of signatures. */
const LATIN = new Set(
  `Employee Gateway Excel Word Chrome Edge Firefox Safari Debian Node.js CSP Browser plug-in Caps Lock Ctrl Shift Tab F2
   ISO WCAG SVG Node PostgreSQL PDF PNG JPG XML DTD JSON CSV XLSX DOCX ZIP SIG P7S DER BER PEM CMS CAdES RSA ECDSA SHA-1 SHA-256 UTF-8 Windows-1251 base64
   pdf png jpg jpeg csv zip sig sgn p7s p12 pfx http https openssl gost libengine-gost-openssl
   visual.pdf report.json evidence.json origin.json origin_sha256 certificates crl CADESPLUGIN_URL CRL_HOSTS OCSP
   employee-gateway-verify --trust --at --json --help -engine
   API Enter Esc QR- ABCDE-FGH23 LT ru en nist phone location user absence`.split(/\s+/),
);

describe('a sentence is written in the letters of its language', () => {
  test('no Russian letter stands in an English sentence', () => {
    expect(wordsIn('en', /[А-Яа-яЁё]+/g)).toEqual([]);
  });

  const latin = wordsIn('ru', /-{0,2}[A-Za-z][\w-]*(?:\.[a-z]+)?/g);

  test('a Russian sentence has no word in Latin letters but names, formats, commands and values of settings', () => {
    expect(latin.filter(([, word]) => !LATIN.has(word) && !/^[A-Z]$/.test(word))).toEqual([]);
  });

  test('no exception is kept that no sentence needs', () => {
    const needed = new Set(latin.map(([, word]) => word));
    expect([...LATIN].filter((word) => !needed.has(word))).toEqual([]);
  });
});
