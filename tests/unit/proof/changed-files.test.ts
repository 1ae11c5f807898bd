import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from '../../../bin/changed-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eg-changed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): void => {
  const { status, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@example.ru', '-c', 'commit.gpgsign=false', ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
};
const write = (name: string): void => writeFileSync(join(folder, name), `${Math.random()}`);
const commit = (...names: string[]): void => {
  for (const name of names) write(name);
  git('add', '.');
  git('commit', '-qm', 'x');
};

test('what differs from origin/main, committed or not, is known; nothing without it, or on it', () => {
  expect(changedFiles(folder)).toBeUndefined();
  git('init', '-q', '-b', 'main');
  commit('old.ts', 'plain.ts');
  expect(changedFiles(folder)).toBeUndefined();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(changedFiles(folder)).toBeUndefined();
  write('old.ts');
  expect(changedFiles(folder)).toEqual(['old.ts']);
  commit('done.ts');
  write('имя с пробелом.ts');
  expect(changedFiles(folder)?.sort()).toEqual(['done.ts', 'old.ts', 'имя с пробелом.ts']);
});

test('what others landed on origin/main meanwhile is not ours', () => {
  git('init', '-q', '-b', 'main');
  commit('old.ts');
  git('checkout', '-qb', 'ours');
  commit('ours.ts');
  git('checkout', '-q', 'main');
  commit('landed.ts');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '-q', 'ours');
  expect(changedFiles(folder)).toEqual(['ours.ts']);
});
