import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The version a package has at least, and what is mended in it: kept by hand, an advisory a line. */
const FLOORS: readonly (readonly [name: string, floor: string, advisory: string])[] = [
  ['next', '15.2.3', 'CVE-2025-29927: a header of a visitor skips what stands before a page'],
  ['next', '15.4.5', 'CVE-2025-57752: the cache of pictures gives one reader’s to another'],
  ['next', '16.0.7', 'CVE-2025-55182, -66478: a body runs code on the server'],
  ['next', '16.0.10', 'CVE-2025-55183, -55184, -67779: a body shows sources or holds the process'],
  [
    'next',
    '16.2.6',
    'CVE-2026-44573 to -44576, -44578, -44581, -44582: pages without their guard, caches, nonces',
  ],
  ['react', '19.2.6', 'CVE-2026-23870: a body holds the process'],
  ['react-dom', '19.2.6', 'CVE-2026-23870'],
  [
    'next-auth',
    '4.24.15',
    'CVE-2022-31093, -35924, GHSA-5jpx-9hw9-2fx4: addresses to return to, and mailboxes',
  ],
  ['nodemailer', '7.0.7', 'GHSA-mm7p-fcc7-pg87: a letter goes to a mailbox it does not name'],
  ['sharp', '0.32.6', 'CVE-2023-4863: a WebP picture writes beyond its memory'],
  ['sharp', '0.35.0', 'the line whose libvips is mended today'],
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { readonly version?: string }>;
};

const versionsOf = (name: string): string[] =>
  Object.entries(packages)
    .filter(([place]) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`))
    .map(([, { version = '' }]) => version);

/** Whether a version is a release not below the floor; a pre-release is below its release. */
const reaches = (version: string, floor: string): boolean => {
  const numbers = (text: string) => text.split('-')[0]?.split('.').map(Number) ?? [];
  const [had, wanted] = [numbers(version), numbers(floor)];
  const at = wanted.findIndex((number, index) => number !== had[index]);
  return at < 0 ? !version.includes('-') : (had[at] ?? 0) > (wanted[at] ?? 0);
};

test.each(FLOORS)('T-V: %s is %s or later (%s)', (name, floor) => {
  const versions = versionsOf(name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => !reaches(version, floor))).toEqual([]);
});

test('T-V: a floor is below what is later, and above what is earlier', () => {
  for (const [version, floor] of [
    ['16.2.6', '16.2.6'],
    ['16.10.0', '16.2.6'],
    ['17.0.0-beta.1', '16.2.6'],
  ] as const)
    expect([version, floor, reaches(version, floor)]).toEqual([version, floor, true]);
  for (const [version, floor] of [
    ['16.2.5', '16.2.6'],
    ['16.2.6-canary.3', '16.2.6'],
    ['9.9.9', '16.2.6'],
    ['', '0.0.1'],
  ] as const)
    expect([version, floor, reaches(version, floor)]).toEqual([version, floor, false]);
});

test('T-V: a picture’s kind is told by the portal’s own few bytes, not by a package that reads every kind', () => {
  // CVE-2026-31808: 55 bytes hang a process that reads them by `file-type` before 21.3.1.
  expect(versionsOf('file-type')).toEqual([]);
});
