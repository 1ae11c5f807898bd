import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../bin/program.ts';
import { testDatabase } from '../support/database.ts';
import { olderPostgres, startOlder } from '../support/older-postgres.ts';
import { freePort } from '../support/portal.ts';
import { shared } from '../support/shared.ts';

const database = shared(testDatabase);
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'eg-start-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
});

const ROOT = join(import.meta.dirname, '..', '..');
const FATAL = 60;

/** What `npm start` says and how it ends. */
const start = async (env: Record<string, string>) => {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORTAL_WEB: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const lines = `${said}${complained}`.split('\n').filter((line) => line && !line.startsWith('npm'));
  // Every line is one of the log; what ends a start is the worst there is.
  const sentences = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === FATAL);
  return { code, sentences: sentences.map(({ msg }) => msg) };
};

const changed = (url: string, change: Partial<Pick<URL, 'pathname' | 'password'>>): string =>
  Object.assign(new URL(url), change).href;

test('on a port that is taken it says so in a sentence and ends, and so does a run of faults', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const { port } = squatter.address() as { port: number };
  expect(await start({ DATABASE_URL: database.url, PORT: `${port}` })).toEqual({
    code: 1,
    sentences: [`Port ${port} is taken. Choose another with PORT=.`],
  });
  const run = spawn(process.execPath, ['tests/faults/main.ts', '--port', `${port}`], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complained, [code]] = await Promise.all([text(run.stderr), once(run, 'exit')]);
  expect([code, complained]).toEqual([2, `Port ${port} is taken by another program.\n`]);
  squatter.close();
});

const BROKEN: readonly (readonly [which: string, url: () => string, sentence: RegExp])[] = [
  ['that is missing', () => '', /^DATABASE_URL is not set\. /],
  ['that is no address', () => 'the database', /^DATABASE_URL must be an address like \S+\.$/],
  [
    'of a database that is not there',
    () => changed(database.url, { pathname: '/nowhere' }),
    /^The database does not answer: database "nowhere" does not exist\.$/,
  ],
  [
    'of a server that does not come within the time it may take',
    () => 'postgres://nobody:nothing@127.0.0.1:1/nowhere',
    /^The database does not answer: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  ],
  [
    'with a wrong password',
    () => changed(database.url, { password: 'secret' }),
    /^The database does not answer: password authentication failed for user "\w+"\.$/,
  ],
];

test.each(BROKEN)(
  'with a DATABASE_URL %s it says so in a sentence and ends',
  async (_which, url, sentence) => {
    const port = `${await freePort()}`;
    const { code, sentences } = await start({ DATABASE_URL: url(), DATABASE_WAIT_S: '1', PORT: port });
    expect(code).toBe(1);
    expect(sentences).toEqual([expect.stringMatching(sentence)]);
    expect(sentences[0]).not.toContain('secret');
  },
);

const OLD = olderPostgres();

test.skipIf(!OLD)(
  'on a PostgreSQL that is too old it names the version and ends, and so does what migrates',
  { timeout: 120_000 },
  async () => {
    const server = await startOlder(OLD ?? '');
    try {
      const sentence = `The portal needs PostgreSQL 18 or newer, DATABASE_URL leads to ${server.version}.`;
      const { code, sentences } = await start({ DATABASE_URL: server.url, PORT: `${await freePort()}` });
      expect([code, sentences]).toEqual([1, [sentence]]);
      const migrating = await runProgram('bin/migrate.ts', [], { env: { DATABASE_URL: server.url } });
      expect(migrating).toEqual({ code: 1, output: `${sentence}\n` });
    } finally {
      await server.stop();
    }
  },
);
