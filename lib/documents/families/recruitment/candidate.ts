/** Where a hiring may stand, in the order of its way. */
export const HIRING_STATUSES = [
  'created',
  'notified',
  'prepared',
  'agreed',
  'approved',
  'processed',
  'declined',
] as const;

/** How far an invitation is. */
export const INVITATIONS = ['none', 'sent', 'opened', 'over', 'shut'] as const;
