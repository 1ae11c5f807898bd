import { anyOf, type Filter, or } from '../../lib/filter/filter.ts';

/** A filter by chosen values. */
export interface RowsChoice {
  /** Whether a text of the address is a value at all. */
  readonly isValue: (text: string) => boolean;
  /** Which rows some values mean; undefined for all rows. */
  readonly filter: (chosen: readonly string[]) => Filter | undefined;
}

/** What stands in the address and narrows by itself nothing: the list reads it. */
export const told = (isValue: (text: string) => boolean): RowsChoice => ({
  isValue,
  filter: () => undefined,
});

/** One of the chosen words, whatever they are. */
export const oneOfWords = (field: string): RowsChoice => ({
  isValue: (text) => text !== '',
  filter: (chosen) => anyOf(field, chosen),
});

/** One of the chosen values. */
export const oneOf = (field: string, values: readonly string[]): RowsChoice => ({
  isValue: (text) => values.includes(text),
  filter: (chosen) => anyOf(field, chosen),
});

/** One of the chosen rows of a dictionary. */
export const oneOfIds = (field: string): RowsChoice => ({
  isValue: (text) => /^\d{1,15}$/.test(text),
  filter: (chosen) => anyOf(field, chosen.map(Number)),
});

/** Either of two states; both together are all rows. */
export const eitherOf = (states: Readonly<Record<string, Filter>>): RowsChoice => ({
  isValue: (text) => Object.hasOwn(states, text),
  filter: ([only = '', other]) => (other === undefined ? states[only] : undefined),
});

/** One of the chosen words in a field that keeps several between commas; no word is found inside another one. */
export const listsOneOf = (field: string, values: readonly string[]): RowsChoice => ({
  isValue: (text) => values.includes(text),
  filter: (chosen) =>
    or(
      ...chosen
        .map((word) => word.replaceAll(/[%_\\]/g, '\\$&'))
        .flatMap((word) =>
          [word, `${word},%`, `%,${word}`, `%,${word},%`].map((like) => ({ field, like, ci: false })),
        ),
    ),
});
