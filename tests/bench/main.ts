import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { buildWhenChanged } from '../../bin/build.ts';
import { seedLarge } from '../../prisma/seed/large/seed-large.ts';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import { connect } from '../../server/db/connect.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { benchDictionaries } from './dictionaries.ts';
import { benchDictionaryFile } from './dictionary-file.ts';
import { benchDirectory } from './directory.ts';
import { benchExports } from './exports.ts';
import { benchFamilies } from './families.ts';
import { benchHome } from './home.ts';
import { benchIdentity } from './identity.ts';
import { benchInvariants } from './invariants.ts';
import { benchLeaves } from './leaves.ts';
import { benchLists } from './lists.ts';
import { benchMoves } from './moves.ts';
import { benchPages } from './pages.ts';
import { benchPapers } from './papers.ts';
import { benchPeople } from './people.ts';
import { benchPlanning } from './planning.ts';
import { benchReceived } from './received.ts';
import type { Row } from './row.ts';
import { benchScripts } from './scripts.ts';
import { benchSigning } from './signing.ts';
import { benchSigningCalls } from './signing-calls.ts';
import { benchTeamCalendar } from './team-calendar.ts';
import { benchTimesheets } from './timesheets.ts';
import { benchWorkflow } from './workflow.ts';

/**
 * `npm run bench`: the portal beside its yardsticks, as ratios of one run. Databases are kept in `data/bench` and
 * reused. Arguments: --documents N (default 1,000,000), --only directory|received|invariants|lists|leaves|exports|families|dictionaries|people|
 * workflow|moves|home|scripts|pages|identity|signing|team|timesheets|planning. What pages weigh depends on no number of
 * documents: `-- --only scripts --documents 10000`.
 */
const argument = (name: string, preset: string): string => {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? preset : (process.argv[index + 1] ?? preset);
};

const LARGE = Number(argument('documents', '1000000'));
const SMALL = Math.min(10_000, LARGE);
/** Of so many documents a thousand people have a hundred each. */
const THOUSAND = 100_000;
const PEOPLE = 10_000;
const only = argument('only', 'all');

const company = async (
  documents: number,
  employees = Math.max(100, Math.round(documents / 100)),
  name = String(documents),
) => {
  const cluster = await startEmbedded({ dataDir: resolve('data/bench', name), durable: true });
  await prepareDatabase(cluster.url, applicationUrlOf(cluster.url));
  const client = await connect(cluster.url);
  const { rows } = await client.query<{ n: string }>('select count(*) as n from "document"');
  // What an earlier run has moved is cleaned up as it would be over night.
  await client.query('vacuum (analyze)');
  await client.end();
  if (Number(rows[0]?.n) < documents)
    await seedLarge(cluster.url, {
      employees,
      documents,
      seed: 1,
    });
  return cluster;
};

await buildWhenChanged();
const rows: Row[] = [];
const run = async (name: string, work: () => Promise<Row[]>) => {
  if (only !== 'all' && only !== name) return;
  const measured = await work();
  for (const row of measured) process.stdout.write(`${row.name}: ${row.value}\n`);
  rows.push(...measured);
};

const companies = async () => {
  const large = await company(LARGE);
  try {
    await run('invariants', () => benchInvariants(large.url));
    await run('lists', async () => {
      const small = await company(SMALL);
      try {
        return await benchLists(large.url, small.url);
      } finally {
        await small.stop();
      }
    });
    await run('leaves', () => benchLeaves(large.url));
    await run('exports', () => benchExports(large.url));
    await run('families', () => benchFamilies(large.url));
    await run('dictionaries', () => benchDictionaries(large.url));
    await run('dictionaries', () => benchDictionaryFile(large.url));
    // The batch before the moves and the people of a file: a database that still writes thousands of them down is late.
    await run('home', () => benchHome(large.url));
    await run('moves', () => benchMoves(large.url));
    await run('scripts', () => benchScripts(large.url));
    await run('pages', () => benchPages(large.url));
    await run('identity', () => benchIdentity(large.url));
    await run('received', () => benchReceived(large.url));
    await run('workflow', () => benchWorkflow(large.url));
    await run('people', () => benchPeople(large.url));
    await run('directory', () => benchDirectory(large.url));
  } finally {
    await large.stop();
  }
};

await run('signing', async () => [
  ...(await benchSigning()),
  ...(await benchPapers()),
  ...(await benchSigningCalls()),
]);

/** What is measured on a company of a thousand people. */
const onThousand = (bench: (url: string) => Promise<Row[]>) => async () => {
  const thousand = await company(THOUSAND);
  try {
    return await bench(thousand.url);
  } finally {
    await thousand.stop();
  }
};

await run('team', onThousand(benchTeamCalendar));
await run('timesheets', onThousand(benchTimesheets));
await run('planning', async () => {
  // Ten thousand people, and as few documents as they may have.
  const people = await company(PEOPLE, PEOPLE, 'people');
  try {
    return await benchPlanning(people.url);
  } finally {
    await people.stop();
  }
});
if (!['signing', 'team', 'timesheets', 'planning'].includes(only)) await companies();

process.stdout.write(
  `\n${LARGE} documents, ${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}, Node ${process.version}\n`,
);
for (const row of rows)
  process.stdout.write(
    `${row.holds ? 'holds' : 'MISSES'}  ${row.name}: ${row.value} (wanted ${row.wanted})\n`,
  );
process.exit(rows.every((row) => row.holds) ? 0 : 1);
