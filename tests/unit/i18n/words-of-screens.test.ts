import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORDS_OF } from '../../../app/words-of-screens.data.ts';
import { missingOfWindows, wordsIn, writtenKeysIn } from '../../../bin/words-of-screens.ts';
import { isGroup, type Messages } from '../../../lib/i18n/override-messages.ts';
import { joinedMessages, pickedMessages } from '../../../lib/i18n/picked-messages.ts';
import { FAMILY_ROUTES } from '../../../lib/routes/document-routes.data.ts';
import { ROUTES } from '../../../lib/routes/table.ts';
import { everythingSaid } from '../../support/messages.ts';

const ROOT = join(import.meta.dirname, '../../..');

const isSaid = (said: Messages, key: string): boolean =>
  key
    .split('.')
    .reduce<Messages[string] | undefined>((at, part) => (isGroup(at) ? at[part] : undefined), said) !==
  undefined;

describe('the sentences of a screen', () => {
  test('are those of every address that is built, whoever draws it', () => {
    const drawn = Object.keys(WORDS_OF);
    expect(ROUTES.filter(({ built, screen }) => built && !drawn.includes(screen))).toEqual([]);
    for (const { screen } of FAMILY_ROUTES) expect(drawn).toContain(screen);
  });
  test('travel with a window that is fetched later', () => {
    expect(missingOfWindows()).toEqual([]);
  });
  test('are found in its source: by a key, by the beginning of one, by a choice; else the whole group counts', () => {
    const names = (use: string) => wordsIn(`const t = useTranslations('papers');\n${use}`);
    expect(names("t('own.title')")).toEqual(['papers.own']);
    expect(names(`t.has(\`own.\${key}\`)`)).toEqual(['papers.own']);
    expect(names("t(late ? 'due.over' : 'own.title', { day })")).toEqual(['papers.due', 'papers.own']);
    expect(names(`t(\`\${key}.title\`)`)).toEqual(['papers']);
    expect(names('t(key)')).toEqual(['papers']);
    expect(names('said(t)')).toEqual(['papers']);
    expect(names('<i className="border-t" />')).toEqual([]);
  });
});

describe('what the sources of screens ask for', () => {
  const sources = globSync('{app,components}/**/*.{ts,tsx}', { cwd: ROOT }).map(
    (file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const,
  );
  test('are sentences there are', () => {
    const said = everythingSaid('ru');
    const missing = sources.flatMap(([file, source]) =>
      writtenKeysIn(source)
        .filter((key) => !isSaid(said, key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(
      writtenKeysIn("const t = useTranslations('a');\nt('b.c'); t(one ? 'd' : 'e'); t.has('f')"),
    ).toEqual(['a.b.c', 'a.d']);
  });
  test('are no words of another family: its page brings those of its own, and what all families are called', () => {
    const foreign = sources.flatMap(([file, source]) => {
      const own = /^components\/families\/([^/]+)\//.exec(file)?.[1]?.replaceAll('-', '_');
      return wordsIn(source)
        .filter((name) => own !== undefined && /^families\.\w/.test(name) && name !== `families.${own}`)
        .map((name) => `${file}: ${name}`);
    });
    expect(foreign).toEqual([]);
    const named = /useTranslations\(\s*'families'/;
    const titles = sources.filter(
      ([, source]) => named.test(source) && /(?:object_id|family)\}\.title`/.test(source),
    );
    expect(titles.map(([file]) => file)).toEqual([]);
  });
});

describe('named sentences', () => {
  const all = { papers: { due: { over: 'Срок' }, list: 'Список' }, shell: { home: 'Главная' } };
  test('are a whole file, a group or one sentence of it, and nothing where there is none', () => {
    expect(pickedMessages(all, ['shell', 'papers.due', 'papers.other', 'other'])).toEqual({
      shell: all.shell,
      papers: { due: { over: 'Срок' } },
    });
  });
  test('join those that are there already', () => {
    const first = pickedMessages(all, ['papers.list', 'shell']);
    expect(joinedMessages(first, pickedMessages(all, ['papers.due']))).toEqual(all);
  });
});
