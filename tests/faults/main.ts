import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bundleServerWhenChanged } from '../../bin/bundle-server.ts';
import { changedFiles } from '../../bin/changed-files.ts';
import { PortTaken, refuseTakenPort } from '../../bin/server-process.ts';
import { freePort } from '../support/portal.ts';
import { IS_WHOLE } from '../support/whole.ts';
import { AT_ALL_TIMES, AT_REST, findings, undelivered } from './checks.ts';
import { clickAway, type Office } from './clicker.ts';
import { concernedFaults } from './concerned.ts';
import { HAPPENS } from './happens.ts';
import { Journal } from './journal.ts';
import { type Cycle, FAULTS, NAMES, planOf } from './plan.ts';
import { startWire } from './proxy.ts';
import { randomFrom } from './random.ts';
import type { Happened, Run } from './run.ts';
import { buildSite, databaseAnswers, leaveSite, portsOf, raiseTheDead, type Site } from './site.ts';

/**
 * node tests/faults/main.ts --fault NAME --cycles N --seed S
 * People move vacations through a portal while processes are killed under them; after each fault no confirmed move is
 * lost, every move there was tried, and the invariants hold. NAME: smoke (a mix), changed (a mix of
 * those that try what differs from origin/main; all of them in the whole proof) or one of `plan.ts`. The portals listen on ports that are free, or on --port and the one after it, so
 * that several runs do not meet.
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: 'smoke' },
    cycles: { type: 'string' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string' },
  },
});

const begun = Date.now();
const say = (line: string): void =>
  void process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);

/** Longest wait after a fault until moves are confirmed again. */
const RECOVERY_LIMIT_MS = 30_000;

/** With fewer moves a run proves little. */
const MOVES_PER_CYCLE = 10;

const main = async (): Promise<number> => {
  if (!NAMES.includes(values.fault))
    throw new Error(`There is no fault ${values.fault}: ${NAMES.join(', ')}.`);
  const seed = Number(values.seed);
  const random = randomFrom(seed);
  const cycles = values.cycles === undefined ? undefined : Number(values.cycles);
  const among = values.fault === 'changed' && !IS_WHOLE ? concernedFaults(changedFiles()) : FAULTS;
  const plan = planOf(values.fault, cycles, random, among);
  if (values.fault === 'changed')
    process.stdout.write(`${among.length} of ${FAULTS.length} faults try what changed\n`);
  if (plan.length === 0) return 0;
  const ports = await portsFor(values.port === undefined ? undefined : Number(values.port));
  await bundleServerWhenChanged();
  const site = await buildSite(ports);
  const proxy = await startWire(randomFrom(seed + 1));
  proxy.upstreams = portsOf(site);
  const journal = new Journal(join(site.folder, 'moves.jsonl'));
  const office: Office = {
    origin: proxy.origin,
    journal,
    documents: site.documents,
    open: true,
    ended: false,
  };
  const clickers = site.people.flatMap((person, index) =>
    [0, 1].map((hand) => clickAway(office, person, hand, randomFrom(seed + 10 + 2 * index + hand))),
  );
  let failed = 0;
  try {
    for (const [index, cycle] of plan.entries()) {
      const { did, flaws, skipped } = await runCycle({ site, proxy, office, journal }, cycle);
      failed += flaws.length > 0 ? 1 : 0;
      say(
        `${flaws.length > 0 ? 'FAIL' : skipped ? 'skip' : 'ok  '} ${index + 1}/${plan.length} ${cycle.fault}: ${did}; ${journal.told} moves told, ${journal.refused} refused, ${journal.retries} retries`,
      );
      for (const flaw of flaws.slice(0, 10)) say(`     ${flaw}`);
    }
    const flaws = await atRest(site, office, journal, clickers, MOVES_PER_CYCLE * plan.length);
    failed += flaws.length > 0 ? 1 : 0;
    say(
      `${flaws.length > 0 ? 'FAIL' : 'ok  '} at rest: everything delivered, every invariant, ${journal.told} moves`,
    );
    for (const flaw of flaws.slice(0, 20)) say(`     ${flaw}`);
    process.stdout.write(`${plan.length + 1 - failed} passed, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  } finally {
    office.ended = true;
    await proxy.stop();
    await leaveSite(site);
  }
};

/** Ports of both portals: a run on the ports of another would count its moves as lost. */
const portsFor = async (wanted: number | undefined): Promise<number[]> => {
  if (wanted === undefined) return [await freePort(), await freePort()];
  const ports = [wanted, wanted + 1];
  for (const port of ports) await refuseTakenPort(port);
  return ports;
};

/** Clickers work, the fault strikes, clickers work again; then all pause and the books are checked. */
const runCycle = async (run: Run, cycle: Cycle): Promise<Happened> => {
  const { site, office, journal } = run;
  const { failures, bare } = journal;
  office.open = true;
  await pause(cycle.before_ms);
  const happened = await HAPPENS[cycle.fault](run);
  const flaws = [...happened.flaws, ...(await recovered(run, cycle))];
  office.open = false;
  await quiet(journal);
  await databaseAnswers(site);
  flaws.push(...(await findings(site.cluster.url, site.folder, journal, AT_ALL_TIMES)));
  if (journal.failures > failures)
    flaws.push(`${journal.failures - failures} answers called the outage a system error`);
  if (journal.bare > bare) flaws.push(`${journal.bare - bare} answers had no envelope`);
  return { ...happened, flaws };
};

/** Work goes on: moves are confirmed after the fault, within the limit. */
const recovered = async ({ site, journal }: Run, cycle: Cycle): Promise<string[]> => {
  const told = journal.told;
  let dead = 0;
  const flaws = (): string[] => (dead > 0 ? [`a portal died of it, ${dead} starts were needed`] : []);
  for (const deadline = Date.now() + RECOVERY_LIMIT_MS; journal.told < told + 5; await pause(50)) {
    dead += await raiseTheDead(site);
    if (Date.now() > deadline)
      return [...flaws(), `no move was done for ${RECOVERY_LIMIT_MS / 1000} s after it`];
  }
  await pause(cycle.after_ms);
  return flaws();
};

/** Waits until every click that was under way has its answer. */
const quiet = async (journal: Journal): Promise<void> => {
  for (let [before, calm] = [-1, 0]; calm < 4; await pause(50)) {
    const now = journal.told + journal.refused + journal.retries + journal.unanswered.length;
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
};

const atRest = async (
  site: Site,
  office: Office,
  journal: Journal,
  clickers: readonly Promise<void>[],
  least: number,
): Promise<string[]> => {
  office.open = false;
  office.ended = true;
  await Promise.all(clickers);
  const left = await undelivered(site.cluster.url);
  const flaws = await findings(site.cluster.url, site.folder, journal, AT_REST);
  if (left > 0) flaws.push(`I7 ${left} intentions were never carried out`);
  if (journal.told < least) flaws.push(`only ${journal.told} moves were done: this run proves little`);
  return [...flaws, ...journal.unanswered.map((click) => `nobody ever answered ${click}`)];
};

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error instanceof PortTaken ? error.message : error.stack}\n`);
    process.exit(2);
  },
);
