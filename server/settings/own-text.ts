import { wrongWording } from '../../lib/i18n/wrong-wording.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { CallError, wrongField } from '../call/call-error.ts';
import { deliveredTexts, readText } from '../i18n/delivered.ts';
import type { BeforeWrite } from '../objects/rules.ts';

const FIELDS = { name: 'ru', name_eng: 'en' } as const;

/**
 * A text stands in place of a delivered one, and names the same values and marks, so that nothing of it is lost. Refuses:
 * validation, by the alias or the language.
 */
export const textKeepsItsValues: BeforeWrite = async (_tx, _actor, before, after) => {
  if (!after) return;
  const alias = String(after.alias ?? before?.alias ?? '');
  if (alias !== before?.alias && !deliveredTexts('ru').has(alias)) throw wrongField('alias', 'text/no-such');
  const refused = (['name', 'name_eng'] as const).flatMap((field) => {
    const text = String(after[field] ?? before?.[field] ?? '');
    return wrongText(alias, field, text);
  });
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
};

/** What is wrong with a text of a client's own in a language; nothing with an empty one. */
export const wrongText = (alias: string, field: keyof typeof FIELDS, text: string): FieldRefusal[] => {
  if (text.trim() === '') return [];
  const delivered = deliveredTexts(FIELDS[field]).get(alias);
  const had = delivered === undefined ? undefined : readText(delivered);
  if (had === undefined) return [];
  const own = readText(text);
  if (own === undefined) return [{ field, code: 'text/unreadable' }];
  const wrong = wrongWording(had, own);
  return wrong ? [{ field, code: wrong.code, values: { names: wrong.names } }] : [];
};
