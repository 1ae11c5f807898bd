import { z } from 'zod';
import type { Reason } from '../kernel/errors.data.ts';
import type { Method } from '../rpc/contract/method.ts';
import {
  dictionaryChange,
  dictionaryDescription,
  dictionaryInput,
  dictionaryList,
  dictionaryRowInput,
  dictionaryUses,
} from '../rpc/dictionaries.ts';
import { rateImported, rateImportInput } from '../rpc/rates.ts';
import { nothing } from '../rpc/shapes.ts';

const reading: readonly Reason[] = ['invalid_params', 'access_denied', 'not_found'];

/** Dictionaries by which the portal works; their rows are read and written as those of any object. */
export const dictionaryMethods = {
  'dictionary.list': {
    summary: 'The dictionaries the caller keeps, and how large they are',
    input: nothing,
    output: z.object({ data: dictionaryList }),
    errors: ['invalid_params', 'access_denied'],
  },
  'dictionary.describe': {
    summary:
      'A dictionary as the caller may use it: its fields, what they may hold, and the rights on its rows',
    input: dictionaryInput,
    output: z.object({ data: dictionaryDescription }),
    errors: reading,
  },
  'dictionary.uses': {
    summary: 'Where a row of a dictionary is used',
    input: dictionaryRowInput,
    output: z.object({ data: dictionaryUses }),
    errors: reading,
  },
  'dictionary.history': {
    summary: 'Who changed a row of a dictionary, and what it was before; the newest first, at most fifty',
    input: dictionaryRowInput,
    output: z.object({ data: z.array(dictionaryChange) }),
    errors: reading,
  },
} as const satisfies Record<string, Method>;

/** Rates of currencies. */
export const rateMethods = {
  'rate.import': {
    summary: "Takes a bank's quotes, all of them or none; one that is there already is passed over",
    input: rateImportInput,
    output: rateImported,
    errors: [
      'invalid_params',
      'access_denied',
      'validation',
      'import_unreadable',
      'import_too_many',
      'files_busy',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
