import { z } from 'zod';
import {
  accessCompare,
  accessCompareInput,
  accessPerson,
  accessPersonInput,
  accessTable,
  accessTableInput,
  accessWhy,
  accessWhyInput,
} from '../reach/answer.ts';
import type { Method } from '../rpc/contract/method.ts';

/** Who sees and does what, told to an admin from the rules themselves; nothing is written by asking. */
export const accessMethods = {
  'access.table': {
    summary: 'What each role reads, adds, edits, deletes, moves and opens, object by object',
    input: accessTableInput,
    output: z.object({ data: accessTable }),
    errors: ['invalid_params', 'access_denied', 'unknown_object'],
  },
  'access.person': {
    summary: 'The same of one person, with the role or the grant behind each right',
    input: accessPersonInput,
    output: z.object({ data: accessPerson }),
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
  'access.compare': {
    summary: 'What two people have in common, and what one of them has alone',
    input: accessCompareInput,
    output: z.object({ data: accessCompare }),
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
  'access.why': {
    summary: 'Whether a person sees a document and may act with it, and by which rules',
    input: accessWhyInput,
    output: z.object({ data: accessWhy }),
    errors: ['invalid_params', 'access_denied', 'unknown_object', 'not_found'],
  },
} as const satisfies Record<string, Method>;
