import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const fileOf = (name: string): string => readFileSync(name, 'utf8');
const compose = fileOf('docker-compose.yml');

test('a container runs the very command of `npm start`, in the image and in the demo of compose', () => {
  const { start } = JSON.parse(fileOf('package.json')).scripts as { start: string };
  expect(start).toMatch(/^node --max-semi-space-size=\d+ bin\/start\.mjs$/);
  expect(fileOf('Dockerfile')).toContain(`\nCMD ${JSON.stringify(start.split(' ')).replaceAll(',', ', ')}\n`);
  expect(compose).toContain(`&& exec ${start}"`);
});

test('the demo of compose waits for a database that answers over TCP', () => {
  expect(compose).toMatch(/test: \["CMD", "pg_isready", "--host", "127\.0\.0\.1",/);
});

test('no secret and nothing of this machine goes into the context of a build', () => {
  const lines = fileOf('.dockerignore').split('\n').filter(Boolean);
  const isLeftOut = (path: string): boolean => lines.some((line) => matchesGlob(path, line));
  for (const path of [
    '.env',
    '.env.local',
    '.env.production',
    'deploy/.env',
    '.npmrc',
    'deploy/.npmrc',
    'server.pem',
    'certificates/own.pem',
    'certificates/own.key',
    'node_modules',
    'tests/tool/node_modules',
    '.git',
    'data',
  ])
    expect([path, isLeftOut(path)]).toEqual([path, true]);
  for (const path of ['package.json', 'server/main.ts', 'prisma/schema', 'messages/ru/errors.json'])
    expect([path, isLeftOut(path)]).toEqual([path, false]);
});
