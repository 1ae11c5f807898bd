import compile from 'icu-minify/compile';
import { isGroup, type Messages, type Sentence, type Wording } from '../../lib/i18n/override-messages.ts';

/** The same sentences, read once here: the browser fills them in and has no parser. Refuses what is not ICU. */
export const compiled = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      isGroup(value) ? compiled(value) : typeof value === 'string' ? read(value) : value,
    ]),
  );

/** The compiler's objects have no prototype, and a page takes none such. */
const read = (text: string): Sentence => JSON.parse(JSON.stringify(compile(text)));

/** The client's own texts likewise; one that cannot be read replaces nothing. */
export const compiledWording = (rows: readonly Wording[]): Wording[] =>
  rows.map(({ alias, name, name_eng }) => ({ alias, name: readable(name), name_eng: readable(name_eng) }));

const readable = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return read(text);
  } catch {
    return '';
  }
};
