import type { Method } from '../rpc/contract/method.ts';
import { rateImported, rateImportInput } from '../rpc/rates.ts';

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
