import { expect, test } from 'vitest';
import {
  changesIn,
  deliveredDraftOf,
  draftOf,
  type Letter,
  valuesIn,
  written,
} from '../../../components/letters/letter-draft.ts';
import enLetters from '../../../messages/en/letters.json' with { type: 'json' };
import enMail from '../../../messages/en/mail.json' with { type: 'json' };
import ruLetters from '../../../messages/ru/letters.json' with { type: 'json' };
import ruMail from '../../../messages/ru/mail.json' with { type: 'json' };

const part = (name: Letter['parts'][number]['part'], own = ''): Letter['parts'][number] => ({
  part: name,
  alias: `mail.trial.${name}`,
  delivered: { name: 'Исходный {portal}', name_eng: 'Delivered {portal}' },
  own: { name: own, name_eng: '' },
});
const LETTER: Letter = {
  kind: 'trial',
  changed: true,
  parts: [part('greeting', 'Привет'), part('text', 'Свой')],
};

test('a letter is written in its whole words: one’s own, or those that were delivered', () => {
  expect(draftOf(LETTER)).toEqual([
    { part: 'greeting', name: 'Привет', name_eng: 'Delivered {portal}' },
    { part: 'text', name: 'Свой', name_eng: 'Delivered {portal}' },
  ]);
});

test('words as they were delivered are nobody’s own, and what is as it is kept is no change', () => {
  const draft = draftOf(LETTER);
  expect(changesIn(LETTER, draft)).toEqual([]);
  expect(changesIn(LETTER, written(draft, 'text', 'name', ' Исходный {portal} '))).toEqual([
    { part: 'text', name: '', name_eng: '' },
  ]);
  expect(changesIn(LETTER, written(draft, 'text', 'name_eng', 'Own {portal}'))).toEqual([
    { part: 'text', name: 'Свой', name_eng: 'Own {portal}' },
  ]);
});

test('the delivered words come back, the greeting of all letters aside', () => {
  const back = deliveredDraftOf(LETTER, draftOf(LETTER));
  expect(back.map(({ name }) => name)).toEqual(['Привет', 'Исходный {portal}']);
  expect(changesIn(LETTER, back)).toEqual([{ part: 'text', name: '', name_eng: '' }]);
});

test('each value of each letter has its name in both languages', () => {
  const named = [...new Set(valuesIn(JSON.stringify([ruMail, enMail])))].sort();
  for (const { value } of [ruLetters, enLetters]) expect(Object.keys(value).sort()).toEqual(named);
});
