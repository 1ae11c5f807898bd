import { expectTypeOf, test } from 'vitest';
import type { Row } from '../../../server/db/row.ts';

test('a row of a statement has the types of its columns as pg reads them', () => {
  type Of<Name extends 'document' | 'signature' | 'vacation_limit' | 'sign_intent'> = Row<Name>;
  expectTypeOf<Of<'document'>['id']>().toEqualTypeOf<number>();
  expectTypeOf<Of<'document'>['manager_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<Of<'document'>['start_date']>().toEqualTypeOf<string | null>();
  expectTypeOf<Of<'vacation_limit'>['days_limit']>().toEqualTypeOf<string>();
  expectTypeOf<Of<'signature'>['cms']>().toEqualTypeOf<Buffer>();
  expectTypeOf<Of<'signature'>['report']>().toEqualTypeOf<unknown>();
});

test('a column that a table does not have is an error of types', () => {
  // @ts-expect-error: misspelt
  type Wrong = Row<'document', 'statusid'>;
  expectTypeOf<Wrong>().not.toBeAny();
});
