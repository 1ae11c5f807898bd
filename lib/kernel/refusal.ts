import type { Reason } from './errors.data.ts';

/** One field that a rule objects to. `code` names a sentence under `rules` in messages. */
export interface FieldRefusal {
  field: string;
  code: string;
  /** Values the sentence prints, e.g. `{ days: 14, rest: 6 }`. */
  values?: Record<string, string | number>;
  /** The one value that would put the field right, where there is one; a form offers it. */
  cure?: string;
}

/**
 * Why a call was refused. `values` fill the sentence, or tell a program what to do next; `fields` come with
 * `validation`.
 */
export interface Refusal {
  reason: Reason;
  values?: Record<string, string | number | object>;
  fields?: FieldRefusal[];
}

/** The values a sentence can print; lists and objects are for programs. */
export const printable = (values: Refusal['values'] = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).filter((each): each is [string, string | number] => typeof each[1] !== 'object'),
  );
