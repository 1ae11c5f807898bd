import { describe, expect, test } from 'vitest';
import { isNamed, typedMention, withMention } from '../../../lib/discussion/mention.ts';
import { textParts } from '../../../lib/discussion/text-parts.ts';

const at = (text: string, named: readonly string[] = []) => typedMention(text, text.length, named);

describe('a name after an @', () => {
  test('is looked for while it is typed, with its spaces, and only where a word begins', () => {
    expect(at('Смотрите, @Ков')).toEqual({ from: 10, name: 'Ков' });
    expect(at('@')).toEqual({ from: 0, name: '' });
    expect(at('(@Ковалёва Анна')).toEqual({ from: 1, name: 'Ковалёва Анна' });
    for (const text of ['без имени', 'a@b.ru', '@ Ков', '@Ков\nдальше', `@${'я'.repeat(61)}`])
      expect([text, at(text)]).toEqual([text, undefined]);
  });

  test('is looked for no more once it is chosen, another one after it is', () => {
    const named = ['Ковалёва А. С.'];
    expect(at('@Ковалёва А. С. спасибо', named)).toBeUndefined();
    expect(at('@Ковалёва А. С. и @Ор', named)).toEqual({ from: 18, name: 'Ор' });
  });

  test('takes the place of what was typed, and the words behind it stay', () => {
    const typed = typedMention('Да, @Ков спасибо', 8, []);
    expect(typed && withMention('Да, @Ков спасибо', typed, 'Ковалёва А. С.')).toEqual({
      text: 'Да, @Ковалёва А. С. спасибо',
      caret: 20,
    });
  });

  test('counts as long as it stands in the text', () => {
    expect(isNamed('Да, @Ковалёва А. С.', 'Ковалёва А. С.')).toBe(true);
    expect(isNamed('Да, Ковалёва А. С.', 'Ковалёва А. С.')).toBe(false);
  });
});

describe('a message in its parts', () => {
  const kinds = (text: string, names: readonly string[] = []) =>
    textParts(text, names).map(({ kind, text: said }) => `${kind}: ${said}`);

  test('has addresses of the web as links, without the end of the sentence, and no others', () => {
    expect(kinds('См. https://example.org/a?b=1. Да')).toEqual([
      'words: См. ',
      'link: https://example.org/a?b=1',
      'words: . Да',
    ]);
    for (const text of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])
      expect(kinds(text)).toEqual([`words: ${text}`]);
  });

  test('has the names of those it mentions, the longer one first, and those of nobody else', () => {
    expect(kinds('@Ли А. и @Лист Б.', ['Ли', 'Ли А.'])).toEqual([
      'mention: @Ли А.',
      'words:  и ',
      'mention: @Ли',
      'words: ст Б.',
    ]);
    expect(kinds('@Ли А.')).toEqual(['words: @Ли А.']);
  });

  test('T63: is the text as it was typed, with every sign and line', () => {
    const text = '<script>alert(1)</script>\n@Ли А. "https://a.ru/<b>" **нет**';
    expect(
      textParts(text, ['Ли А.'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
