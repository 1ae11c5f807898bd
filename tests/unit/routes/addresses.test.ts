import { describe, expect, test } from 'vitest';
import { clientCode, clientToStore } from '../../../lib/routes/client-code.ts';
import { pathOfHash } from '../../../lib/routes/hash-address.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { rememberedPath } from '../../../lib/routes/remembered.ts';
import { possibleClient, resolvePath } from '../../../lib/routes/resolve.ts';
import { ROUTES } from '../../../lib/routes/table.ts';

const REGISTERED = new Set(['acme']);
const open = (path: string) => {
  const address = resolvePath(path, REGISTERED);
  return address && { name: address.route.name, params: address.params, client: address.client };
};

describe('what an address means', () => {
  test.each([
    ['/portal/', { name: 'home', params: {}, client: undefined }],
    ['/portal', { name: 'home', params: {}, client: undefined }],
    ['/portal/acme/', { name: 'home', params: {}, client: 'acme' }],
    ['/portal/ACME', { name: 'home', params: {}, client: 'ACME' }],
    ['/portal/eg', { name: 'home', params: {}, client: 'eg' }],
    ['/portal/acme/uvacations-own', { name: 'uvacations-own', params: {}, client: 'acme' }],
    ['/portal/xyz/umessages', { name: 'umessages', params: {}, client: 'xyz' }],
    ['/portal/xyz', { name: 'catch-all', params: {}, client: undefined }],
    ['/portal/nosuchpage', { name: 'catch-all', params: {}, client: undefined }],
    ['/portal/acme/nosuchpage', { name: 'catch-all', params: {}, client: 'acme' }],
    ['/portal/uvacation', { name: 'uvacation', params: {}, client: undefined }],
    ['/portal/uvacation/12/', { name: 'uvacation', params: { id: '12' }, client: undefined }],
    ['/portal/uvacation/twelve', { name: 'catch-all', params: {}, client: undefined }],
    ['/portal/uvacation/12/13', { name: 'catch-all', params: {}, client: undefined }],
    ['/portal/absences-sub', { name: 'uabsences-sub', params: {}, client: undefined }],
    ['/portal/estimate/2026/forms', { name: 'estimate-forms', params: { year: '2026' }, client: undefined }],
    [
      '/portal/estimate/archive/2025/',
      { name: 'estimate-archive', params: { year: '2025' }, client: undefined },
    ],
    ['/portal/tables/employees_1C', { name: 'tables/employees_1C', params: {}, client: undefined }],
    ['/portal/%FF', { name: 'catch-all', params: {}, client: undefined }],
    ['/elsewhere', undefined],
    ['/portalx/', undefined],
  ])('%s', (path, expected) => expect(open(path)).toEqual(expected));

  test.each([
    ['/portal/acme/', 'acme'],
    ['/portal/ACME', 'acme'],
    ['/portal/nosuchpage', 'nosuchpage'],
    ['/portal/', undefined],
    ['/portal/uvacation/12', undefined],
    ['/portal/%FF', undefined],
    [`/portal/${'x'.repeat(35)}`, undefined],
    ['/elsewhere', undefined],
  ])('the register of clients is asked about %s: %s', (path, code) =>
    expect(possibleClient(path)).toBe(code),
  );

  test('every named route is found at the address its link gives', () => {
    for (const { name } of ROUTES.filter((route) => route.name !== 'catch-all'))
      for (const client of [undefined, 'acme']) {
        const link = linkTo(name, { id: 12, year: 2026 }, { client });
        expect([link, open(link)?.name, open(link)?.client]).toEqual([link, name, client]);
      }
  });

  test('the table holds every route once, those of the specification and 36 of our own', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(149 + 36);
    expect(ROUTES).toHaveLength(149 + 36);
  });
});

describe('hash addresses', () => {
  const rewrite = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://portal.example');
    return pathOfHash({ pathname, search, hash }, REGISTERED);
  };
  test.each([
    ['/portal/acme/#/uvacation/12?mode=sub', '/portal/acme/uvacation/12?mode=sub'],
    ['/portal/#/login', '/portal/login'],
    ['/portal/#/', '/portal/'],
    ['/portal/?mode=own&x=1#/uvacation/12?mode=sub', '/portal/uvacation/12?mode=sub&x=1'],
    ['/portal/acme/login?to=%2Fportal%2F#/umessages/', '/portal/acme/umessages?to=%2Fportal%2F'],
    ['/portal/#//evil.example/x', '/portal/evil.example/x'],
    ['/portal/#section', undefined],
    ['/portal/', undefined],
  ])('%s', (from, to) => expect(rewrite(from)).toBe(to));
});

describe('links', () => {
  test.each([
    [
      'uvacation',
      { id: 12 },
      { client: 'acme', query: { mode: 'sub' } },
      '/portal/acme/uvacation/12?mode=sub',
    ],
    ['uvacation', {}, {}, '/portal/uvacation'],
    ['home', {}, {}, '/portal/'],
    ['home', {}, { client: 'acme' }, '/portal/acme/'],
    ['no such route', {}, {}, '/portal/'],
    ['uvacations-own', {}, { query: { status: undefined, page: 2 } }, '/portal/uvacations-own?page=2'],
  ])('%s %o %o', (name, params, options, expected) => expect(linkTo(name, params, options)).toBe(expected));
});

describe('the client code', () => {
  test('a query wins over the path, the path over what was stored', () => {
    expect(clientCode({ client_code: 'Q', client: 'c', path: 'p', stored: 's' })).toBe('q');
    expect(clientCode({ client: 'c', path: 'p', stored: 's' })).toBe('c');
    expect(clientCode({ path: 'ACME', stored: 's' })).toBe('acme');
    expect(clientCode({ stored: 's' })).toBe('s');
    expect(clientCode({})).toBe('eg');
    expect(clientCode({ client: '../etc', stored: 'a b' })).toBe('eg');
  });
  test('only a code of the query is stored', () => {
    expect(clientToStore({ client: 'acme' })).toBe('acme');
    expect(clientToStore({ path: 'acme' })).toBeUndefined();
  });
});

describe('T47: the remembered path', () => {
  test.each([
    ['/portal/uvacation/12?mode=sub#x', '/portal/uvacation/12?mode=sub#x'],
    ['/portal/acme/', '/portal/acme/'],
    ['//evil.example/portal/', undefined],
    ['https://evil.example/portal/', undefined],
    ['/portal/../admin', undefined],
    ['/portal//evil.example', undefined],
    ['/portal/\\evil', undefined],
    ['/portal/\n/x', undefined],
    ['/portal/login?to=/portal/login', undefined],
    ['/portal/%2e%2e/api/files/x', undefined],
    ['/portal/.%2E/evil', undefined],
    ['/portal/%2e/x', undefined],
    ['/portal/%2F%2Fevil.example', '/portal/%2F%2Fevil.example'],
    ['/\\evil.example', undefined],
    ['/%5Cevil.example', undefined],
    ['%2F%2Fevil.example', undefined],
    ['/portal.evil.example/', undefined],
    ['/portal@evil.example/', undefined],
    ['\t/portal/', undefined],
    [' //evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['JavaScript:/portal/', undefined],
    ['https:evil.example', undefined],
    ['/portal/\r\nset-cookie: a=b', undefined],
    [`/portal/${'x'.repeat(10_000)}`, undefined],
    ['data:text/html,/portal/', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (text, expected) => expect(rememberedPath(text)).toBe(expected));
});
