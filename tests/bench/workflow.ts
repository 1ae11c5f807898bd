import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

const CALLS = 40;
const MOST_MS = 200;
const OBJECT = 'vacation';

/** What an admin waits for while a workflow is changed: the linter, the simulator, the judgement of a draft. */
export const benchWorkflow = async (url: string): Promise<Row[]> => {
  const database = await connect(url);
  const admin = `from "app_user" u join "employee" e on e."id" = u."employee_id"
    join "client" c on c."id" = u."client_id" where u."login" = 'big-hr' and c."code" = 'big'`;
  await database.query(
    `insert into "user_role" ("user_id", "role", "organization_id") select u."id", 'admin', e."organization_id" ${admin}
     on conflict do nothing`,
  );
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const ask = async <T>(method: string, params: object): Promise<T> => {
      const answer = await rpc<T>(portal.origin, token, method, params);
      if (!answer.result) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
      return answer.result;
    };
    const { data: steps } = await ask<{ data: { id: number; organization_id: number | null }[] }>(
      'view.get',
      {
        object: 'workflow',
        filter: `object_id = '${OBJECT}' and status_id = 'agreed'`,
        select: 'id,organization_id',
      },
    );
    const { data: draft } = await ask<{ data: { id: number; updated_at: string } }>('workflow.draft', {
      object: OBJECT,
      changes: steps.map(({ id }) => ({ id, after: null })),
    });
    const { rows } = await database.query(`select e."organization_id"::int ${admin}`);
    const document = { status_id: 'prepared', organization_id: rows[0]?.organization_id };
    const asked = [
      ['the linter', 'workflow.lint', { object: OBJECT }],
      ['the simulator', 'workflow.simulate', { object: OBJECT, document }],
      ['the judgement of a draft, its stranded documents counted', 'workflow.judge', { id: draft.id }],
    ] as const;
    const measured: Row[] = [];
    for (const [name, method, params] of asked) {
      const times: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        const start = performance.now();
        await ask(method, params);
        times.push(performance.now() - start);
      }
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.POSITIVE_INFINITY;
      measured.push({
        name: `${name} on all documents, p95`,
        value: `${p95.toFixed(1)} ms`,
        wanted: `< ${MOST_MS} ms`,
        holds: p95 < MOST_MS,
      });
    }
    await ask('workflow.drop', { id: draft.id, updated_at: draft.updated_at });
    return measured;
  } finally {
    await portal.stop();
    await database.query(
      `delete from "user_role" where "role" = 'admin' and "user_id" in (select u."id" ${admin})`,
    );
    await database.end();
  }
};
