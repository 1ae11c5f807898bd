import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../server/store/store.ts';
import { orphansOf } from '../../server/store/sweep.ts';
import { NORTH } from '../support/matrix-company.ts';
import { triesOf } from '../support/whole.ts';
import { asking, moveTo, personOf, rowsOf } from './probe.ts';
import { did, type Happening, type Run } from './run.ts';
import { killPortal, originOf, raisePortal, type Site, takePaper } from './site.ts';

const ROUNDS = triesOf(8);
const AT_ONCE = 4;
const LATEST_MS = 800;
const PATIENCE_MS = 30_000;

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly data: { readonly reason: string } };
}

interface Paper {
  readonly id: number;
  readonly workflow_id: number;
  readonly intent_id: string;
  readonly key: string;
}

/**
 * kill -9 between any two steps of showing and signing. A signer who asks again under the same key gets the signature,
 * once; document, history, request, signature, audit and intention stand together or not at all.
 */
export const killWhileSigning: Happening = async (run) => {
  const { site } = run;
  await introduce(site);
  const flaws: string[] = [];
  let cut = 0;
  let killed = new Date();
  for (let round = 0; round < ROUNDS; round += 1) {
    const papers: Paper[] = [];
    while (papers.length < AT_ONCE) papers.push(await showOne(run));
    const unsigned = takePaper(site);
    const first = papers.map((paper) => ask(run, 'sign.stamp', signOf(paper), paper.key));
    const shown = ask(run, 'sign.prepare', { object_id: 'vacation', document_id: unsigned, workflow_id: 1 });
    await pause((LATEST_MS * round) / (ROUNDS - 1));
    await killPortal(site, 0);
    killed = new Date();
    const answers = await Promise.all(first);
    await shown;
    cut += answers.filter((answer) => answer === undefined).length;
    await raisePortal(site, 0);
    for (const paper of papers) flaws.push(...(await signAnyway(run, paper)));
  }
  flaws.push(...(await halves(site)));
  await sweep(site, killed);
  return did(`kill -9 met ${ROUNDS * AT_ONCE} signatures; ${cut} had no answer the first time`, flaws);
};

const introduce = (site: Site): Promise<unknown> =>
  rowsOf(
    site,
    `insert into "signature_policy" ("client_id", "object_id", "party", "level")
     select "id", 'vacation', 'employee', 'simple' from "client" where "code" = $1
     on conflict do nothing`,
    [NORTH],
  );

const signOf = ({ intent_id, key }: Paper) => ({ intent_id, comments: key });

/** A draft of the employee, shown and ready to be signed. */
const showOne = async (run: Run): Promise<Paper> => {
  const { site, journal } = run;
  const employee = personOf(site, 'employee');
  const id = takePaper(site);
  const refused = await moveTo(run, originOf(site, 0), employee, id, 'draft');
  if (refused) throw new Error(`a draft was refused: ${refused}`);
  const seen = await persist(run, 'view.get', {
    object: 'vacation',
    filter: `id = ${id}`,
    select: 'id,steps',
  });
  const [row] = (seen.result?.data ?? []) as { steps: { id: number; next_status_id: string }[] }[];
  const step = row?.steps.find((each) => each.next_status_id === 'prepared');
  const prepared = await persist(run, 'sign.prepare', {
    object_id: 'vacation',
    document_id: id,
    workflow_id: step?.id,
  });
  const intent_id = String(prepared.result?.intent_id);
  const key = `sign-${id}-${intent_id}`;
  journal.attempts.push({
    key,
    registrator_id: id,
    workflow_id: step?.id ?? 0,
    user_id: employee.user_id,
  });
  return { id, workflow_id: step?.id ?? 0, intent_id, key };
};

/** Signs under the key of the first try, whatever became of that. */
const signAnyway = async (run: Run, paper: Paper): Promise<string[]> => {
  const answer = await persist(run, 'sign.stamp', signOf(paper), paper.key);
  const data = answer.result?.data as { seq: number } | undefined;
  if (!data) return [`document ${paper.id} was not signed: ${answer.error?.data.reason ?? 'no answer'}`];
  run.journal.tell({ registrator_id: paper.id, seq: data.seq });
  return [];
};

/** Signed documents without exactly one row of each kind. */
const halves = async (site: Site): Promise<string[]> => {
  const rows = await rowsOf<{ id: number; what: string }>(
    site,
    `select d."id"::int, w.what from "document" d
     join lateral (
       select count(*) as signatures, count(h."id") as moves, count(o."id") as intentions, count(a."id") as traces,
         count(*) filter (where r."status_id" = s."status_id") as papers
       from "signature" s
       left join "document_status" h on h."id" = s."document_status_id" and h."registrator_id" = d."id"
       left join "outbox" o on o."kind" = 'document_signed' and (o."payload" ->> 'signature_id')::bigint = s."id"
       left join "audit" a on a."action" = 'sign' and a."stream" = 'document:' || d."id"
       left join "document" r on r."id" = s."request_id"
       where s."document_id" = d."id") f on f.signatures > 0
     join lateral (select concat_ws(', ',
       case when f.signatures <> 1 then f.signatures || ' signatures' end,
       case when f.moves <> 1 then f.moves || ' rows of history' end,
       case when f.intentions <> 1 then f.intentions || ' intentions' end,
       case when f.traces <> 1 then f.traces || ' rows of audit' end,
       case when f.papers <> 1 then 'a request that stands elsewhere' end) as what) w on w.what <> ''`,
  );
  return rows.map(({ id, what }) => `I4 document ${id} has ${what}`);
};

/**
 * Runs the sweeps of a day later on files that a killed process left half done. Later files are spared: a living
 * process stores bytes a moment before their rows.
 */
const sweep = async (site: Site, killed: Date): Promise<void> => {
  const store = await openStore(`file:${site.folder}/files`, site.folder);
  for (const name of await readdir(store.unfinished)) await rm(join(store.unfinished, name), { force: true });
  await asking(site, async (client) => {
    const db = {
      rows: async (sql: string, values: readonly unknown[] = []) =>
        (await client.query(sql, [...values])).rows,
    };
    for await (const name of orphansOf(db, store, killed)) await store.remove(name);
  });
};

/** Asks until there is an answer that is one. */
const persist = async (run: Run, method: string, params: object, key?: string): Promise<Answer> => {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(50)) {
    const answer = await ask(run, method, params, key);
    const reason = answer?.error?.data.reason ?? '';
    if (answer && !['unavailable', 'system_error'].includes(reason)) return answer;
    if (Date.now() > deadline) return answer ?? {};
  }
};

/** One try; undefined when the wire broke. */
const ask = ({ site }: Run, method: string, params: object, key?: string): Promise<Answer | undefined> =>
  fetch(`${originOf(site, 0)}/api/rpc`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${personOf(site, 'employee').token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }).then(
    (response) => response.json() as Promise<Answer>,
    () => undefined,
  );
