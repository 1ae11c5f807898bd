import { join } from 'node:path';
import { pngOf } from '../support/pictures.ts';
import { upload } from '../support/upload.ts';
import { filesOf, litterOf, unclaimed } from './papers.ts';
import { becomes, isBack, personOf, statusOf, workGoesOn } from './probe.ts';
import { fileLimit, megabytesOf, smallDisk, standingStill } from './room.ts';
import { cannot, did, type Happening, type Run } from './run.ts';
import { originOf, type Site, startPostgres, stopPostgres, takePaper } from './site.ts';

/** Room beyond what is used: copies of signed papers are made meanwhile. */
const SPARE_FILES_MB = 24;
const PICTURE_SIDE = 500;
const PICTURE_BYTES = PICTURE_SIDE * PICTURE_SIDE * 3;

/** No room for files: uploads are refused and leave nothing, everything else goes on; with room they work again. */
export const fillFiles: Happening = async (run) => {
  const { site } = run;
  const pid = site.portals[0]?.pid ?? 0;
  const home = join(site.folder, 'files');
  const room = await standingStill(
    pid,
    home,
    () => smallDisk(home, megabytesOf(home) + SPARE_FILES_MB) ?? fileLimit(pid),
  );
  const flaws: string[] = [];
  const there = await unclaimed(site);
  const expect = async (wanted: string, when: string): Promise<void> => {
    const paper = takePaper(site);
    const answer = await upload(originOf(site, 0), personOf(site, 'employee').token, {
      registrator_id: paper,
      bytes: await pngOf(PICTURE_SIDE),
    }).catch(() => undefined);
    const got = answer?.result ? 'a file' : (answer?.error?.data.reason ?? 'no answer');
    if (got !== wanted) flaws.push(`${when} an upload was answered ${got} instead of ${wanted}`);
    if ((await filesOf(site, paper)) !== (wanted === 'a file' ? 1 : 0))
      flaws.push(`${when} the rows are wrong`);
    flaws.push(...(await litterOf(site, there)).map((flaw) => `${when} ${flaw}`));
  };
  try {
    await expect('a file', 'before it');
    room.fill(PICTURE_BYTES + PICTURE_BYTES / 2);
    await expect(room.how.startsWith('a disk') ? 'file_quota' : 'a file', 'with room for one copy');
    room.fill();
    await expect('file_quota', 'without room');
    if (!(await workGoesOn(run, 3, 60_000))) flaws.push('no move was done without room for files');
    const ready = await becomes(60_000, async () => (await statusOf(originOf(site, 0), 'readyz')) === 503);
    if (!ready) flaws.push('readyz called the portal ready without room for files');
    room.free();
    await expect('a file', 'after it');
    flaws.push(...(await isBack(site, pid)));
  } finally {
    await standingStill(pid, home, () => room.leave());
  }
  return did(`files had no room left: ${room.how}`, flaws);
};

const SPARE_MB = 48;

/** No room for the database: moves are refused in words, nothing is lost, and work goes on once there is room. */
export const fillDatabase: Happening = async (run) => {
  const { site } = run;
  const pid = site.portals[0]?.pid;
  const home = join(site.folder, 'pg');
  const sizeMb = megabytesOf(home) + SPARE_MB;
  await stopPostgres(site);
  const room = smallDisk(home, sizeMb);
  if (!room) {
    await startPostgres(site);
    return cannot('only root may mount the small disk it needs');
  }
  const flaws: string[] = [];
  let ended = false;
  try {
    await startPostgres(site);
    if (!(await workGoesOn(run, 5, 60_000))) flaws.push('no move was done on the small disk');
    room.fill();
    flaws.push(...(await movesStop(run)));
    room.free();
    ended = await hasEnded(site);
    if (ended) await startPostgres(site);
    flaws.push(...(await isBack(site, pid)));
    if (!(await workGoesOn(run, 5, 60_000))) flaws.push('no move was done after there was room again');
  } finally {
    await stopPostgres(site);
    room.leave();
    await startPostgres(site);
  }
  const how = ended ? ', ended by itself and was started again' : '';
  return did(`PostgreSQL had no room left: ${room.how}${how}`, flaws);
};

/** Callers are refused in words (runCycle looks at the words); no move is confirmed. */
const movesStop = async ({ journal, site }: Run): Promise<string[]> => {
  let [told, since] = [journal.told, performance.now()];
  const stopped = await becomes(60_000, () => {
    if (journal.told !== told) [told, since] = [journal.told, performance.now()];
    return performance.now() - since > 1_500;
  });
  const flaws = stopped ? [] : ['moves were done for a minute on a full disk'];
  if ((await statusOf(originOf(site, 0), 'healthz')) !== 200) flaws.push('healthz did not answer');
  return flaws;
};

/** PostgreSQL may give up when it finds no room for its log. */
const hasEnded = async (site: Site): Promise<boolean> => {
  let ended = false;
  void site.cluster.gone.then(() => {
    ended = true;
  });
  return becomes(1_000, () => ended);
};
