import fc from 'fast-check';
import type { Comparison, Filter, Literal } from '../../../lib/filter/filter.ts';

const NAMES = ['id', 'status_id', 'start_date', 'employee_id', 'comments', 'disabled', '_x9'];
const OPERATORS: Comparison[] = ['=', '<>', '<', '<=', '>', '>='];

const text = fc
  .string({
    unit: fc.constantFrom('a', 'B', "'", '%', '_', ' ', 'я', '(', ')', ',', '-', '"', '\n', '😀'),
    maxLength: 6,
  })
  .map((value) => value.replaceAll('\\', ''));

export const literal: fc.Arbitrary<Literal> = fc.oneof(
  text,
  fc.maxSafeInteger(),
  fc.integer({ min: -9_999, max: 9_999 }),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((n) => n / 1_000 || 0),
  fc.boolean(),
  fc.constantFrom('2026-11-21', '0', '1', '42'),
);

const field = fc.constantFrom(...NAMES);

const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field, op: fc.constantFrom(...OPERATORS), value: literal }),
  fc.record({ field, in: fc.array(literal, { minLength: 1, maxLength: 4 }) }),
  fc.record({ field, between: fc.tuple(literal, literal) }),
  fc.record({ field, like: text, ci: fc.boolean() }),
  field.map((name): Filter => ({ field: name, isNull: true })),
);

const parts = (inner: fc.Arbitrary<Filter>) => fc.array(inner, { minLength: 2, maxLength: 3 });

/** Filters that a text can say, a few levels deep. */
export const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    condition,
    parts(tie('filter')).map((and): Filter => ({ and })),
    parts(tie('filter')).map((or): Filter => ({ or })),
    tie('filter').map((not): Filter => ({ not })),
  ),
})).filter;

export const row: fc.Arbitrary<Record<string, Literal>> = fc.dictionary(
  field,
  fc.oneof(literal, fc.constant(null)),
  {
    noNullPrototype: true,
  },
);
