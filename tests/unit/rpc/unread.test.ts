import { expect, test } from 'vitest';
import { unreadParams } from '../../../components/rpc/unread-params.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const since = (days: number) => /create_date >= '([^']+)'/.exec(String(unreadParams(days, NOW).filter))?.[1];

test('a message exactly as old as the window is still unread', () => {
  expect(since(90)).toBe('2026-08-23T12:00:00.000Z');
});

test('a window under one day means ninety', () => {
  expect(since(0)).toBe(since(90));
  expect(since(1)).toBe('2026-11-20T12:00:00.000Z');
});
