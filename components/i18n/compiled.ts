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
  rows.map(({ alias, name, name_eng }) => ({
    alias,
    name: typeof name === 'string' ? readable(name) : name,
    name_eng: typeof name_eng === 'string' ? readable(name_eng) : name_eng,
  }));

/** A text that was read; '' where it cannot be. */
export const readable = (text: string): Sentence => {
  try {
    return read(text);
  } catch {
    return '';
  }
};
