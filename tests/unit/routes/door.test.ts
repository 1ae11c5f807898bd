import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doorOf } from '../../../lib/routes/door.ts';

describe('every address has one door', () => {
  test.each([
    ['/api/rpc', 'api'],
    ['/api/v1/view?object=vacation&filter=a%2Fb', 'api'],
    ['/api', 'api'],
    ['/api/', 'api'],
    ['/api/auth', 'api'],
    ['/api/scim/v2/Users/%D0%B8%D0%B2%D0%B0%D0%BD', 'api'],
    ['/themes/eg.json', 'api'],
    ['/api/auth/csrf', 'next-auth'],
    ['/', 'pages'],
    ['/portal/uvacations?view=all', 'pages'],
    ['/apis', 'pages'],
    ['/portal/api/rpc', 'pages'],
    ['/_next/static/chunks/%5Bpath%5D.js', 'pages'],
  ])('%s', (address, door) => {
    expect(doorOf(address)).toEqual({ door, address });
  });

  test('a whole address is read by its path, whoever it names', () => {
    expect(doorOf('http://evil.example/api/rpc?a=1')).toEqual({ door: 'api', address: '/api/rpc?a=1' });
    expect(doorOf('http://evil.example')).toEqual({ door: 'pages', address: '/' });
  });

  test.each([
    '/api/auth/%2e%2e/rpc',
    '/api/auth/%2E%2e/rpc',
    '/api/auth/../rpc',
    '/api/auth/..%2frpc',
    '/api/auth%2f..%2frpc',
    '/api/auth/%252e%252e/rpc',
    '/api/auth/.%5c../rpc',
    '/api//rpc',
    '//api/rpc',
    '/api/./rpc',
    '/api/rpc/..',
    '/api\\rpc',
    '/%61pi/rpc',
    '/api%2frpc',
    '/portal/..%2fapi/rpc',
    '/portal/%2e%2e/api/rpc',
    '/portal/../api/rpc',
    '/themes/..%2f..%2fpackage.json',
    '/api/files/%E0%A4%A',
    '/api/themes/%00.json',
    '*',
  ])('T65: %s is misspelt and leads nowhere', (address) => {
    expect(doorOf(address)).toBeUndefined();
  });

  test('a page that is misspelt is none, and one with a slash too many is itself', () => {
    for (const odd of ['/portal/%2e%2e/x', '/portal/%E0%A4%A', '/portal/%00', '/portal/..%5cx'])
      expect(doorOf(`${odd}?a=1`)).toEqual({
        door: 'pages',
        address: `/portal/${encodeURIComponent(odd)}?a=1`,
      });
    expect(doorOf('/portal//uvacations')).toEqual({ door: 'pages', address: '/portal/uvacations' });
    expect(doorOf('//evil.example')).toEqual({ door: 'pages', address: '/evil.example' });
  });

  test('T65: however an address is spelt, whoever reads it again finds the same door', () => {
    const part = fc.constantFrom(
      'api',
      'auth',
      'rpc',
      'portal',
      '..',
      '.',
      '',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%61pi',
      'x',
      '%25',
    );
    const joined = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(joined, (address) => {
        const way = doorOf(address);
        if (!way) return;
        const again = new URL(way.address, 'http://portal').pathname;
        expect(doorOf(again)?.door).toBe(way.door);
        const read = new URL(
          decodeURIComponent(again).replaceAll('\\', '/').replaceAll(/\/+/g, '/'),
          'http://portal',
        ).pathname;
        if (way.door === 'pages' && !way.address.startsWith('/portal/'))
          expect(read).not.toMatch(/^\/api(\/|$)/);
      }),
    );
  });
});
