import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { ERRORS } from '../../../lib/kernel/errors.data.ts';
import { PARAMETERS } from '../../../lib/settings/parameters.data.ts';
import { messageFiles, type Words, wordsOf } from '../../support/messages.ts';

const [namespaces, words] = [messageFiles, wordsOf];

const flat = (tree: Words, path = ''): [key: string, sentence: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );

/** Names a sentence prints: `{days}`, `{days, plural, one {# day} other {# days}}`, those of its branches included. */
const printed = (sentence: string): string[] => {
  const names = new Set<string>();
  let at = 0;
  const message = (): void => {
    for (; at < sentence.length && sentence[at] !== '}'; at += 1) if (sentence[at] === '{') argument();
  };
  const argument = (): void => {
    const end = sentence.slice(at).search(/[,}]/) + at;
    names.add(sentence.slice(at + 1, end).trim());
    for (at = end; at < sentence.length && sentence[at] !== '}'; at += 1)
      if (sentence[at] === '{') {
        at += 1;
        message();
      }
  };
  message();
  return [...names].sort();
};

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('generated'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('every sentence stands in both languages', () => {
  test('the same files', () => expect(namespaces('ru')).toEqual(namespaces('en')));

  test.each(namespaces('ru'))(
    '%s: the same keys, none empty, the same values printed, in English those of `_eng`',
    (file) => {
      const [ru, en] = [flat(words('ru', file)), flat(words('en', file))];
      expect(ru.map(([key]) => key).sort()).toEqual(en.map(([key]) => key).sort());
      const english = new Map(en);
      for (const [key, sentence] of ru) {
        expect([key, sentence.trim() === '' || english.get(key)?.trim() === '']).toEqual([key, false]);
        const said = printed(english.get(key) ?? '').map((name) => name.replace(/_eng$/, ''));
        // Only Russian speaks of a document by its gender.
        expect([key, printed(sentence).filter((name) => name !== 'gender')]).toEqual([key, said]);
      }
    },
  );

  test('no sentence shouts; the one about special characters shows one', () => {
    for (const file of namespaces('ru'))
      for (const locale of ['ru', 'en'])
        for (const [key, sentence] of flat(words(locale, file)))
          expect([file, key, sentence.includes('!')]).toEqual([file, key, key === 'user.password-special']);
  });
});

describe('everything that is said has its sentence', () => {
  test('every reason of a refusal, and no reason that is never given', () => {
    expect(Object.keys(words('ru', 'errors.json')).sort()).toEqual(Object.keys(ERRORS).sort());
  });

  test('every code a rule objects with', () => {
    const known = new Set([
      ...flat(words('ru', 'rules.json')).map(([key]) => key),
      ...FAMILIES.flatMap(({ object_id }) => {
        const { rules = {} } = words('ru', `families/${object_id}.json`);
        return typeof rules === 'string' ? [] : flat(rules).map(([key]) => `${object_id}.${key}`);
      }),
    ]);
    const codes = new Set(
      [...sources('lib'), ...sources('server')].flatMap((source) =>
        [
          ...source.matchAll(
            /(?<!from )'((?!(?:application|image|text|multipart|tables)\/)[a-z_]+\/[a-z][a-z-]*)'/g,
          ),
        ].map((match) => match[1] ?? ''),
      ),
    );
    expect(codes.size).toBeGreaterThan(60);
    expect([...codes].filter((code) => !known.has(code.replaceAll('/', '.')))).toEqual([]);
  });

  test('every parameter says what it does', () => {
    const described = Object.keys(words('ru', 'parameters.json'));
    expect(described.sort()).toEqual(Object.keys(PARAMETERS).sort());
  });
});
