import { expect, test } from 'vitest';
import { messageLook } from '../../../components/messages/message-look.ts';
import { STATUS_LOOKS } from '../../../components/ui/status-look.data.ts';

const look = (route: string, values: unknown = '{}', code = 'notice') => messageLook({ route, values, code });

test('a message about a move looks like the status the document came to', () => {
  for (const status of ['prepared', 'agreed', 'approved', 'declined', 'notified'])
    expect(look('/uvacation/7', JSON.stringify({ status_id: status }), 'moved')).toBe(STATUS_LOOKS[status]);
});

test('messages about keys, papers, accounts and broken signatures differ from each other', () => {
  const routes = [
    '/profile?tab=security',
    '/signing-keys',
    '/users',
    `/verify/${'a'.repeat(32)}`,
    '/upaper/7',
    '',
  ];
  const icons = routes.map((route) => look(route).icon);
  expect(new Set(icons).size).toBe(routes.length);
  expect(look('/upaper/7', '{}', 'paper_reminder').icon).not.toBe(look('/upaper/7').icon);
  expect(look('/portal/approvals', '{}', 'reminder')).toEqual(look('/upaper/7', '{}', 'paper_reminder'));
});

test('what cannot be read is a plain message', () => {
  expect(look('/nowhere', 'no json')).toEqual(look(''));
  expect(look('ucades-own').icon).not.toBe(look('').icon);
});
