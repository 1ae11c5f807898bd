import type { Step } from './step.ts';

/** The owner's step back that declines nothing: it withdraws what was sent. */
export const withdraws = ({
  reject,
  business_role,
  next_status_id,
}: Pick<Step, 'reject' | 'next_status_id'> & { readonly business_role: string }): boolean =>
  reject && business_role === 'employee' && next_status_id !== 'declined';
