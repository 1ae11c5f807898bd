import type { FieldRefusal } from '../kernel/refusal.ts';
import { CODES } from './codes.data.ts';
import { type DayCodes, isWork, sayingOf } from './day-codes.ts';

/** As many codes as one day has room for. */
export const CODES_MAX = 6;
/** Minutes of a day. */
export const DAY_MINUTES = 1440;
export const REASON_MAX = 500;

export interface CorrectionAsked {
  readonly codes: DayCodes;
  readonly was: DayCodes;
  readonly reason: string;
  /** The day is closed. */
  readonly closed: boolean;
  readonly employed: boolean;
}

/**
 * What stands against another saying of a day: work has hours, a day off has none, a code stands once, one day has no more
 * than a day of hours, a closed one changes for a reason, and one without employment says nothing.
 */
export const correctionRefusals = (asked: CorrectionAsked): readonly FieldRefusal[] => {
  const { codes, was, reason, closed, employed } = asked;
  const refused: FieldRefusal[] = [];
  if (!employed) refused.push({ field: 'day', code: 'timesheet/not-employed' });
  if (codes.length === 0 || new Set(codes.map(([code]) => code)).size !== codes.length)
    refused.push({ field: 'codes', code: 'timesheet/codes' });
  if (codes.some(([code, minutes]) => isWork(code) && minutes === 0))
    refused.push({ field: 'codes', code: 'timesheet/no-hours' });
  if (codes.some(([code, minutes]) => CODES[code].kind === 'off' && (minutes > 0 || codes.length > 1)))
    refused.push({ field: 'codes', code: 'timesheet/day-off-alone' });
  if (codes.reduce((sum, [, minutes]) => sum + minutes, 0) > DAY_MINUTES)
    refused.push({ field: 'codes', code: 'timesheet/too-long' });
  if (sayingOf(codes) === sayingOf(was)) refused.push({ field: 'codes', code: 'timesheet/same' });
  if (closed && reason === '') refused.push({ field: 'reason', code: 'timesheet/reason' });
  return refused;
};
