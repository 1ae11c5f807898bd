import { addDays, type Day, daysBetween } from '../kernel/day.ts';

/** How far a password is from its end: `days` are left of one that expires soon. */
export type PasswordExpiry =
  | { readonly kind: 'none' | 'expired' | 'blocked' }
  | { readonly kind: 'expiring'; readonly days: number };

const WARNED_DAYS = 7;
const BLOCKED_AFTER_DAYS = 30;

/**
 * A password lives `lifetime` days from the day it was set; 0 is without end. A week before, the user is warned of the
 * days left; thirty days past it sign-in by it is refused (AMB-031).
 */
export const passwordExpiry = (password: {
  readonly updated: Day;
  readonly doesnt_expire: boolean;
  readonly lifetime: number;
  readonly today: Day;
}): PasswordExpiry => {
  if (password.doesnt_expire || password.lifetime <= 0) return { kind: 'none' };
  const days = daysBetween(password.today, addDays(password.updated, Math.floor(password.lifetime)));
  if (days <= -BLOCKED_AFTER_DAYS) return { kind: 'blocked' };
  if (days <= 0) return { kind: 'expired' };
  return days <= WARNED_DAYS ? { kind: 'expiring', days } : { kind: 'none' };
};
