import { aliasOfPart, type LetterKind } from '../../lib/letters/letters.data.ts';
import type { LetterTexts } from '../../lib/rpc/letters.ts';
import { CallError } from '../call/call-error.ts';
import { wrongText } from '../settings/own-text.ts';

/** Refuses texts of a letter that lost a value, each by its part and language: `subject.name`. */
export const judgeTexts = (kind: LetterKind, texts: LetterTexts): void => {
  const refused = texts.flatMap(({ part, ...said }) =>
    (['name', 'name_eng'] as const).flatMap((field) =>
      wrongText(aliasOfPart(kind, part), field, said[field]).map((wrong) => ({
        ...wrong,
        field: `${part}.${field}`,
      })),
    ),
  );
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
};
