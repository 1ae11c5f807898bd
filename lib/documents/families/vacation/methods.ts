import { z } from 'zod';
import type { Method } from '../../../rpc/contract/method.ts';
import {
  balanceInput,
  correctInput,
  entered,
  forfeitInput,
  leaveBalance,
  transferInput,
  whatIf,
  whatIfInput,
} from './rpc.ts';

const answer = <Shape extends z.ZodType>(data: Shape) => z.object({ data });

const ENTERS = [
  'access_denied',
  'own_record',
  'not_found',
  'validation',
  'invalid_params',
  'idempotency_key_reused',
] as const;

/** Days of leave: what they are sums of, and what would be. */
export const leaveMethods = {
  'leave.balance': {
    summary: 'The days of leave of a person on any day, the entries they are a sum of, and what is foretold',
    input: balanceInput,
    output: answer(leaveBalance),
    errors: ['invalid_params', 'not_found'],
  },
  'leave.what_if': {
    summary:
      'What would be left after a leave, what illness would give back, what a dismissal would pay for; writes nothing',
    input: whatIfInput,
    output: answer(whatIf),
    errors: ['invalid_params', 'not_found', 'validation'],
  },
  'leave.correct': {
    summary: 'Adds days of leave, or takes some, for a reason',
    input: correctInput,
    output: answer(entered),
    errors: ENTERS,
    writes: true,
  },
  'leave.transfer': {
    summary: 'Moves days of leave from one year to another',
    input: transferInput,
    output: answer(entered),
    errors: ENTERS,
    writes: true,
  },
  'leave.forfeit': {
    summary: 'Takes days that have lapsed; those of annual leave never do',
    input: forfeitInput,
    output: answer(entered),
    errors: ENTERS,
    writes: true,
  },
} as const satisfies Record<string, Method>;
