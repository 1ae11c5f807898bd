import { expect, test } from 'vitest';
import { externalLink } from '../../../lib/identity/external-link.ts';

const to = (link: string) => ({ external_link_crm: link });

test.each([
  ['https://crm.example.org/start?from=portal', 'https://crm.example.org/start?from=portal'],
  ['  https://crm.example.org ', 'https://crm.example.org/'],
  ['http://localhost:8080/a', 'http://localhost:8080/a'],
  ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
])('%s is followed', (link, expected) => {
  expect(externalLink(to(link), 'crm')).toBe(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'ftp://example.org',
  'http://example.org',
  'https:crm.example.org',
  'https://crm.example.org\\@evil.example.org',
  'https://crm.example.org/ b',
  'http://localhost.example.org',
  'http://localhost@example.org',
  'https://portal.example.org@evil.example.org',
  '//evil.example.org',
  '/logout',
  'crm.example.org',
])('%j is not', (link) => {
  expect(externalLink(to(link), 'crm')).toBeUndefined();
});

test.each([
  '',
  'hr',
  'CRM',
  '../crm',
  'crm/..',
  'crm/',
  'https://evil.example.org',
  'c rm',
  '__proto__',
  'constructor',
])('the code %j is unknown', (code) => {
  expect(externalLink(to('https://crm.example.org'), code)).toBeUndefined();
});
