import { describe, expect, test } from 'vitest';
import { SHELL_WORDS, WORDS_OF } from '../../../app/words-of-screens.data.ts';
import { missingOfWindows, wordsIn, wordsOfScreens } from '../../../bin/words-of-screens.ts';
import { joinedMessages, pickedMessages } from '../../../lib/i18n/picked-messages.ts';
import { FAMILY_ROUTES } from '../../../lib/routes/document-routes.data.ts';
import { ROUTES } from '../../../lib/routes/table.ts';

describe('the sentences of a screen', () => {
  test('travel with its page, all it may say and no more: `npm run words` has been run', () => {
    expect({ shell: SHELL_WORDS, screens: WORDS_OF }).toEqual(wordsOfScreens());
  });
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
