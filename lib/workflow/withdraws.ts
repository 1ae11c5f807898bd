import type { Step } from './step.ts';

/** The step takes back what was sent, by whoever it is of: a step back that turns nothing down. */
export const withdraws = ({
  reject,
  business_role,
  next_status_id,
}: Pick<Step, 'reject' | 'next_status_id'> & { readonly business_role: string }): boolean =>
  reject && business_role === 'employee' && next_status_id !== 'declined';
