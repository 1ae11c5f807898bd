import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';

test.each(['ru', 'en'])('every family has a name where families are listed (%s)', (locale) => {
  const { families } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../messages/${locale}/shell.json`, 'utf8'),
  );
  expect(Object.keys(families)).toEqual(FAMILIES.map(({ object_id }) => object_id));
});
