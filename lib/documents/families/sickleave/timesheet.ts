import { askedDays, type InTimesheet, wholeDay } from '../../../timesheet/piece.ts';
import { CARE_TYPES } from './returned.ts';

const CLOSED: readonly string[] = ['closed', 'processed'];

/**
 * Every day of it, days off included. One closed without a certificate has no benefit. Care of another person
 * interrupts no other absence (labour code, article 124).
 */
export const timesheet: InTimesheet = {
  pieces: (record, facts) => {
    const isPaid = record.certificate_number !== '' || !CLOSED.includes(String(record.status_id));
    const cares = CARE_TYPES.includes(facts.type?.code ?? '');
    return askedDays(record, facts).map((day) => ({
      ...wholeDay(day, isPaid ? 'Б' : 'Т'),
      ...(cares ? { yields: true } : {}),
    }));
  },
};
