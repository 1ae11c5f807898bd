import { expect, test } from 'vitest';
import { leaningIn } from '../../../bin/check-comments.ts';

const leaning = (...words: readonly string[]) => words.join('');

test('a comment that leans on a pronoun is found by its line, in both kinds of comments', () => {
  const text = [
    'const a = 1;',
    leaning('/**', ' What no', 'body reads. */'),
    'const b = 2;',
    leaning('//', ' Told to who', 'ever asks.'),
  ].join('\n');
  expect(leaningIn('lib/a.ts', text)).toEqual([
    leaning('lib/a.ts:2 leans on "no', 'body": name the role and the verb'),
    leaning('lib/a.ts:4 leans on "who', 'ever": name the role and the verb'),
  ]);
});

test('sentences of code, and comments that name a role, are not', () => {
  const text = "const nobody = 'https://somebody.example';\n/** Managers of the employee. */\n";
  expect(leaningIn('lib/a.ts', text)).toEqual([]);
});
