/**
 * From the manager's word on, the days of a leave are spoken for. Unpaid, study, maternity and parental leave are no annual
 * paid leave (labour code, articles 114 to 120, 128, 173, 255, 256) and take none of it. `leave_is_spoken_for` of the
 * database says the same.
 */
export const SPOKEN_FOR_STATUSES: readonly string[] = [
  'agreed',
  'approved',
  'accepted',
  'processed',
  'closed',
  'notified',
  'confirmed',
];

/**
 * Statuses in which a correction stands in the place of its parents (AMB-107). `accepted` comes before the word of hr:
 * until then the parents themselves hold the days.
 */
export const CORRECTED_STATUSES: readonly string[] = SPOKEN_FOR_STATUSES.filter(
  (status) => status !== 'accepted',
);

/** Objects whose documents put a person on leave; an entry of the schedule alone does not. */
export const LEAVES: readonly string[] = ['vacation', 'vacation_correction'];
