import { join } from 'node:path';
import { DEMO_PIN } from '../prisma/seed/demo/demo-pin.data.ts';
import { type Config, readConfig } from '../server/config.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { buildWhenChanged } from './build.ts';
import { runProgram } from './program.ts';
import { startServer } from './server-process.ts';

/** What must be ended when we end, the last started first. */
const open: (() => Promise<void>)[] = [];

/**
 * Database, build, migrations, demo company, portal; until Ctrl-C or whatever else ends it. With `dev` pages are not
 * built but follow their sources. Anything wrong ends in one sentence.
 */
export async function runDemo({ dev }: { dev: boolean }): Promise<void> {
  // Each may come more than once, from npm, from the terminal and from the watch for an npm that is gone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
  // A terminal that was closed takes no more lines.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const config = readConfig();
    const { owner, application, pooled } = await database(config);
    await step('Generating what is not in git', () => program('bin/generate.mjs'));
    if (!dev) await step('Building the pages', buildWhenChanged);
    await step('Bringing the database up to date', () => prepareDatabase(owner, application));
    await step('Filling the demo company', () =>
      program('bin/demo-company.ts', { DATABASE_URL: pooled, DATABASE_OWNER_URL: owner }),
    );
    await step('Making the keys its people sign with', () =>
      program('bin/demo-keys.ts', { DATABASE_URL: pooled }),
    );
    await serve(config, pooled, dev);
  } catch (error) {
    await leave(1, sentenceOf(error as Error));
  }
}

/** Addresses of the owner of the tables and of the portal past a pooler, and the one that the portal works by. */
interface Addresses {
  readonly owner: string;
  readonly application: string;
  readonly pooled: string;
}

async function database(config: Config): Promise<Addresses> {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = config;
  if (DATABASE_URL && DATABASE_DIRECT_URL) {
    const owner = config.DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL;
    await (await connect(owner)).end();
    return { owner, application: DATABASE_DIRECT_URL, pooled: DATABASE_URL };
  }
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR });
  open.push(embedded.stop);
  void embedded.gone.then(() => leave(1, 'The database has ended by itself: start again, nothing is lost.'));
  const { url: owner, applicationUrl: application } = embedded;
  return { owner, application, pooled: application };
}

async function serve(config: Config, url: string, dev: boolean): Promise<void> {
  const server = await startServer({
    port: config.PORT,
    host: config.HOST,
    dev,
    env: {
      ...process.env,
      DATABASE_URL: url,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      // People trying the portal may also try how fast it is.
      CALLS_PER_PERSON: process.env.CALLS_PER_PERSON || '1000000',
      CALLS_PER_ADDRESS: process.env.CALLS_PER_ADDRESS || '1000000',
    },
  });
  open.push(server.stop);
  void server.gone.then(() => leave(1, 'The portal has ended by itself.'));
  console.log(greeting(config.PORT));
}

async function program(script: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code, output } = await runProgram(script, [], { env });
  if (code !== 0) throw new Error(output);
}

let leaving = false;

async function leave(code: number, sentence?: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  if (sentence) console.error(sentence);
  for (const close of open.reverse()) await close();
  process.exit(code);
}

async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  if (!leaving && seconds > 0.2) console.log(`${title}: ${seconds.toFixed(1)} s`);
}

function sentenceOf({ message }: Error): string {
  return /ENOSPC|No space left/.test(message)
    ? 'The disk is full: free some space and start again.'
    : message;
}

const PEOPLE = [
  ['employee, employee2', 'two employees of one manager'],
  ['manager', 'approves their documents'],
  ['reviewer', 'approves for the company'],
  ['hr', 'approves, processes, sees the whole organization'],
  ['accountant', 'reads the documents of the organization'],
  ['admin', 'dictionaries, workflows, parameters'],
  ['recruiter, candidate', 'recruitment'],
  ['stranger', 'an employee of another organization'],
  ['deputy', 'holds a grant of the manager'],
];

const greeting = (port: number) =>
  [
    '',
    `  Employee Gateway   http://localhost:${port}/portal/`,
    '',
    '  Login                  Who',
    ...PEOPLE.map(([login = '', who = '']) => `  ${login.padEnd(22)} ${who}`),
    '',
    '  Password of all: Portal#1        Ctrl-C stops everything.',
    `  employee, manager and hr sign with the PIN ${DEMO_PIN}.`,
    ...(readConfig().SMTP_URL
      ? []
      : [`  Letters are not sent: they are written to ${join(readConfig().DATA_DIR, 'mail')}`]),
    '',
  ].join('\n');
