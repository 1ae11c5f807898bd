import { expect, test } from 'vitest';
import { type AuthEvent, type AuthStatus, authStatus } from '../../../lib/identity/auth-status.ts';

test.each<[AuthStatus | undefined, AuthEvent, AuthStatus]>([
  [undefined, 'submitted', 'loading'],
  ['loading', 'accepted', 'success'],
  ['loading', 'refused', 'error'],
  ['error', 'submitted', 'loading'],
  ['success', 'refused', 'success'],
])('signing in that stands at %s is %s: %s', (before, event, after) =>
  expect(authStatus(before, event)).toBe(after),
);
