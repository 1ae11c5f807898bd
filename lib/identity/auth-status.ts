/** How far signing in has come (specification 4): under way, done, or refused and open to another try. */
export type AuthStatus = 'loading' | 'success' | 'error';

/** What has just happened to it. */
export type AuthEvent = 'submitted' | 'accepted' | 'refused';

const AFTER: Record<AuthEvent, AuthStatus> = { submitted: 'loading', accepted: 'success', refused: 'error' };

/** Where signing in stands after an event; what was accepted stays so: the next page is on its way. */
export const authStatus = (before: AuthStatus | undefined, event: AuthEvent): AuthStatus =>
  before === 'success' ? before : AFTER[event];
