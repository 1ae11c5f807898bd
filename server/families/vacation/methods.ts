import type { leaveMethods } from '../../../lib/documents/families/vacation/methods.ts';
import { type Handlers, reads, writes } from '../../call/handler.ts';
import { leaveBalance } from './balance.ts';
import { correctDays, forfeitDays, transferDays } from './enter.ts';
import { leaveWhatIf } from './what-if.ts';

/** What the calls of days of leave lead to. */
export const handlers = {
  'leave.balance': reads(leaveBalance),
  'leave.what_if': reads(leaveWhatIf),
  'leave.correct': writes(correctDays),
  'leave.transfer': writes(transferDays),
  'leave.forfeit': writes(forfeitDays),
} satisfies Handlers<typeof leaveMethods>;
