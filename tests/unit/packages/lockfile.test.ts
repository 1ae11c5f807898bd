import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Everything that is fetched: all but the portal itself. */
const fetched = Object.entries(packages).filter(([place]) => place !== '');

/** What is installed where the portal runs and is built: Linux on x64 or arm64, with glibc. */
const isInstalledHere = ({ optional, os, cpu, libc }: Entry): boolean =>
  !optional ||
  ((os ?? ['linux']).includes('linux') &&
    (cpu ?? ['x64']).some((each) => each === 'x64' || each === 'arm64') &&
    (libc ?? ['glibc']).includes('glibc'));

const isKnownByDigest = ({ integrity }: Entry): boolean => /^sha512-[\w+/]{86}==$/.test(integrity ?? '');

/** Bindings of other systems (macOS, Windows, musl) whose digest the lockfile has never had: only ever fewer. */
const WITHOUT_DIGEST_MAX = 43;

test('every package a portal installs is known by the digest of its bytes', () => {
  const unknown = fetched.filter(([, entry]) => !isKnownByDigest(entry));
  expect(unknown.filter(([, entry]) => isInstalledHere(entry)).map(([place]) => place)).toEqual([]);
  expect(unknown.length).toBeLessThanOrEqual(WITHOUT_DIGEST_MAX);
  expect(fetched.length).toBeGreaterThan(10 * WITHOUT_DIGEST_MAX);
});

test('no package comes from somebody’s repository, from a folder or in the clear', () => {
  const odd = fetched.filter(
    ([, { resolved }]) => !/^https:\/\/[\w.-]+\/.+\.tgz$/.test(resolved ?? 'https://a/b.tgz'),
  );
  expect(odd).toEqual([]);
});
