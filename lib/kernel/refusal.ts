import type { Reason } from './errors.data.ts';

/** One field that a rule objects to. `code` names a sentence under `rules` in messages. */
export interface FieldRefusal {
  field: string;
  code: string;
  /** Values the sentence prints, e.g. `{ days: 14, rest: 6 }`. */
  values?: Record<string, string | number>;
}

/** Why a call was refused. `values` fill the sentence; `fields` come with `validation`. */
export interface Refusal {
  reason: Reason;
  values?: Record<string, string | number>;
  fields?: FieldRefusal[];
}
