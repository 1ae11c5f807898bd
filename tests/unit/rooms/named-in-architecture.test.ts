import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const PLACES = '{app,bin,components,docs,lib,messages,prisma,server,styles,themes}';
const names = new Set(globSync(`${PLACES}/**`, { cwd: ROOT }).map((path) => path.replace(/^.*\//, '')));

const quoted = [...new Set([...text.matchAll(/`([^`\s]+)`/g)].map((found) => found[1] ?? ''))];
const stands = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path));

test('every file and folder that the architecture names is there', () => {
  const paths = quoted.filter((name) =>
    /^(app|bin|components|docs|lib|messages|prisma|server|styles)\//.test(name),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !path.includes('<') && !stands(path))).toEqual([]);
});

test('so is every file that it names without its folder', () => {
  const files = quoted.filter((name) => /^[\w.-]+\.(ts|tsx|css)$/.test(name));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !names.has(file))).toEqual([]);
});
