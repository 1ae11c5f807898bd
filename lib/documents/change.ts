import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { numberOf, type Parameters } from '../settings/read.ts';
import type { Family } from './family.ts';

/** Whether a change takes a reason at all, and whether it is refused without one. */
interface ReasonAsked {
  readonly taken: boolean;
  readonly needed: boolean;
}

/** The reason that a change was given, `undefined` where it has none and needs none. Refuses: validation (change_reason). */
export const reasonOf = (
  given: unknown,
  { taken, needed }: ReasonAsked,
  parameters: Parameters,
): Result<string | undefined, Refusal> => {
  if (given === undefined || given === null) return needed ? wrong('field/required') : ok(undefined);
  if (!taken) return wrong('field/not-taken');
  if (typeof given !== 'string') return wrong('field/wrong');
  const reason = given.trim();
  if (reason === '') return wrong('field/required');
  const max = numberOf(parameters, 'comment_length');
  return [...reason].length > max ? wrong('document/comment-too-long', { max }) : ok(reason);
};

const wrong = (code: string, values?: FieldRefusal['values']) =>
  refuse<Refusal>({
    reason: 'validation',
    fields: [{ field: 'change_reason', code, ...(values && { values }) }],
  });

/** A value of a document before and after; a value that people do not read, or that not all of them may, is left out. */
export interface FieldChange {
  readonly field: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

/** What some columns change of a document, by the names of its fields. */
export const changesOf = (
  { object, untold = [] }: Family,
  before: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  Object.entries(columns).flatMap(([field, is]) => {
    const was = before[field] ?? null;
    if (isSame(was, is)) return [];
    const kept = object.fields[field];
    const isTold = !kept?.lines && kept?.references === undefined && kept?.read === undefined;
    return [isTold && !untold.includes(field) ? { field, was, is } : { field }];
  });

/** Decimals come with the zeros of their column. */
const isSame = (was: unknown, is: unknown): boolean =>
  JSON.stringify(was) === JSON.stringify(is ?? null) ||
  (isDecimal(was) && isDecimal(is) && Number(was) === Number(is));

const isDecimal = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
