import type {
  BalanceInput,
  CorrectInput,
  ForfeitInput,
  TransferInput,
  WhatIfInput,
} from '../../../lib/documents/families/vacation/rpc.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { leaveBalance } from './balance.ts';
import { correctDays, forfeitDays, transferDays } from './enter.ts';
import { leaveWhatIf } from './what-if.ts';

/** What the calls of days of leave lead to. */
export const handlers = {
  'leave.balance': async (input: BalanceInput, { actor }: SignedIn) => ({
    data: await leaveBalance(actor, input),
  }),
  'leave.what_if': async (input: WhatIfInput, { actor }: SignedIn) => ({
    data: await leaveWhatIf(actor, input),
  }),
  'leave.correct': async (input: CorrectInput, { tx, actor }: Writing) => ({
    data: await correctDays(tx, actor, input),
  }),
  'leave.transfer': async (input: TransferInput, { tx, actor }: Writing) => ({
    data: await transferDays(tx, actor, input),
  }),
  'leave.forfeit': async (input: ForfeitInput, { tx, actor }: Writing) => ({
    data: await forfeitDays(tx, actor, input),
  }),
};
