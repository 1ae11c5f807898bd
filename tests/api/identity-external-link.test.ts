import { beforeAll, expect, test } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'southerner']));
beforeAll(async () => {
  await setParameter('external_link_crm', 'https://crm.example.org/start');
});

const setParameter = (code: string, value: string) => putParameter(world.company.db, code, value);
const ask = (params: object, token: string | undefined = world.token('employee')) =>
  world.call('user.auth', { action: 'externalLink', ...params }, { token });

test('a code answers the address the client has set for it', async () => {
  const { result } = await ask({ code: 'crm' });
  expect(result).toEqual({ link: 'https://crm.example.org/start' });
});

test('an unknown code answers not_found, -32716', async () => {
  const { error } = await ask({ code: 'erp' });
  expect(error).toMatchObject({ code: -32716, data: { reason: 'not_found' } });
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'http://example.org',
  'data:text/html,1',
  '//evil.example.org',
  '/\\evil.example.org',
  '%2F%2Fevil.example.org',
  'https://crm.example.org@evil.example.org/',
  'vbscript:x',
  'https:',
])('a parameter that says %s leads nowhere', async (target) => {
  await setParameter('external_link_odd', target);
  expect(outcome(await ask({ code: 'odd' }))).toBe('not_found');
});

test.each(['crm/../crm', 'https://crm.example.org/start', 'CRM', "crm' or '1'='1", 'crm\u0000', '%63rm'])(
  'the code %j is unknown',
  async (code) => {
    expect(outcome(await ask({ code }))).toBe('not_found');
  },
);

test('an address of the caller’s own is no parameter of the call', async () => {
  expect(outcome(await ask({ code: 'crm', link: 'https://evil.example.org' }))).toBe('invalid_params');
  expect(outcome(await ask({ code: 'x'.repeat(101) }))).toBe('invalid_params');
});

test('another client has codes of its own, and a visitor none', async () => {
  expect(outcome(await ask({ code: 'crm' }, world.token('southerner')))).toBe('not_found');
  const visitor = await world.call('user.auth', { action: 'externalLink', code: 'crm' });
  expect(outcome(visitor)).toBe('invalid_access_token');
});
