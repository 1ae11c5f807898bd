import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pngOf } from '../support/pictures.ts';
import { filesOf, litterOf, unclaimed } from './papers.ts';
import { becomes, personOf, rowsOf, workGoesOn } from './probe.ts';
import { did, type Happening } from './run.ts';
import { originOf, raisePortal, type Site, takePaper } from './site.ts';

const BOUNDARY = 'the-end-of-a-part';
const GRACE_MS = 11_000;

/** An upload whose second half waits for `finish`. */
interface HalfUpload {
  readonly paper: number;
  finish(): void;
  hangUp(): void;
  /** Whether it was answered with a file; undefined when the connection ended without an answer. */
  readonly kept: Promise<boolean | undefined>;
}

/** SIGTERM meets uploads: one that goes on is answered, one that stalls leaves nothing, and the process ends well. */
export const stopDuringUpload: Happening = async ({ site }) => {
  const there = await unclaimed(site);
  const origin = await raisePortal(site, 1);
  const portal = site.portals[1];
  const [lively, stalled] = [await startUpload(site, origin), await startUpload(site, origin)];
  const flaws: string[] = [];
  if (!(await becomes(60_000, async () => (await unclaimed(site, there)).length >= 2)))
    flaws.push('the uploads did not begin');
  const started = performance.now();
  process.kill(portal?.pid ?? 0, 'SIGTERM');
  await pause(300);
  lively.finish();
  const [code, kept, cut] = await Promise.all([portal?.gone, lively.kept, stalled.kept]);
  const tookMs = Math.round(performance.now() - started);
  site.portals[1] = undefined;
  if (code !== 0) flaws.push(`the process ended with ${code}`);
  if (tookMs > GRACE_MS) flaws.push(`the process took ${tookMs} ms to end`);
  if (kept !== true) flaws.push('an upload that went on was not answered');
  if ((await filesOf(site, lively.paper)) !== (kept ? 1 : 0)) flaws.push('its row does not match its answer');
  if (cut || (await filesOf(site, stalled.paper)) !== 0) flaws.push('half an upload became a file');
  flaws.push(...(await litterOf(site, there)));
  return did(`SIGTERM met two uploads; the process ended with ${code} after ${tookMs} ms`, flaws);
};

const CALLERS = 40;

/** Callers that send half and wait hold nothing that others need, and leave nothing when they hang up. */
export const crowdOfSlowCallers: Happening = async (run) => {
  const { site } = run;
  const there = await unclaimed(site);
  const origin = originOf(site, 0);
  const uploads = await Promise.all(Array.from({ length: 5 }, () => startUpload(site, origin)));
  const calls = Array.from({ length: CALLERS }, () => halfCall(site, origin));
  const flaws: string[] = [];
  if (!(await workGoesOn(run, 15, 60_000))) flaws.push('nobody else could work');
  const [held] = await rowsOf<{ count: number }>(
    site,
    `select count(*)::int as count from pg_stat_activity where "usename" = current_user and "state" like 'idle in transaction%' and now() - "state_change" > interval '1 second'`,
  );
  if (held?.count) flaws.push(`${held.count} transactions waited for slow callers`);
  for (const each of [...uploads, ...calls]) each.hangUp();
  flaws.push(...(await litterOf(site, there)));
  return did(`${CALLERS} callers and ${uploads.length} uploads stopped half-way and hung up`, flaws);
};

const startUpload = async (site: Site, origin: string): Promise<HalfUpload> => {
  const paper = takePaper(site);
  const fields = { method: 'file.upload', object_id: 'vacation', registrator_id: String(paper) };
  const bytes = await pngOf(300);
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .concat(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="scan.png"\r\ncontent-type: image/png\r\n\r\n`,
    )
    .join('');
  const { sending, answer } = post(site, origin, `multipart/form-data; boundary=${BOUNDARY}`);
  sending.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, bytes.length / 2)]));
  return {
    paper,
    finish: () =>
      sending.end(Buffer.concat([bytes.subarray(bytes.length / 2), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])),
    hangUp: () => sending.destroy(),
    kept: answer.then((text) => (text === undefined ? undefined : 'result' in JSON.parse(text))),
  };
};

const halfCall = (site: Site, origin: string): { hangUp(): void } => {
  const { sending } = post(site, origin, 'application/json');
  sending.write('{"jsonrpc":"2.0","id":1,"method":"view.get","params":{"obj');
  return { hangUp: () => sending.destroy() };
};

const post = (
  site: Site,
  origin: string,
  type: string,
): { sending: ClientRequest; answer: Promise<string | undefined> } => {
  const sending = request(`${origin}/api/rpc`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': type,
      'transfer-encoding': 'chunked',
      authorization: `Bearer ${personOf(site, 'employee').token}`,
    },
  });
  const answer = new Promise<string | undefined>((resolve) => {
    sending.once('error', () => resolve(undefined));
    sending.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', () => resolve(undefined));
      response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
  });
  return { sending, answer };
};
