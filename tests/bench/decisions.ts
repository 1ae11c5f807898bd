import type { Client } from 'pg';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { connect } from '../../server/db/connect.ts';
import { readFillIn } from '../support/fill-in.ts';
import type { WorkflowStep } from '../support/matrix-company.ts';
import { insertDocument } from '../support/matrix-family.ts';
import { moveBy } from '../support/matrix-move.ts';
import { wayTo } from '../support/matrix-way.ts';
import { plainMonday } from '../support/plain-weeks.ts';
import { rpc, signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

const FAMILIES = ['vacation', 'absence', 'statement', 'btrip'] as const;
const EACH = 50;
const ROUNDS = 5;
const WANTED_S = 2;
const MONDAY = '2040-01-02';
const FORTNIGHT = 14;

interface Report {
  readonly client_id: number;
  readonly organization_id: number;
  readonly employee_id: number;
  readonly manager_id: number;
  /** The account of the manager. */
  readonly user_id: number;
}

/** A manager agrees to two hundred documents of four families, sent by their people, in one call. */
export const decidesMany = async (origin: string, url: string): Promise<Row> => {
  const client = await connect(url);
  try {
    const token = await signIn(origin, 'big-manager', 'Portal#1', 'big');
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const data = await sentDocuments(client);
      const begun = performance.now();
      const { result, error } = await rpc(origin, token, 'table.add', { object: 'document_status', data });
      seconds.push((performance.now() - begun) / 1_000);
      const agreed = result?.data.filter(({ status_id }) => status_id === 'agreed').length;
      if (agreed !== data.length) throw new Error(`${agreed} of 200 decisions: ${JSON.stringify(error)}`);
    }
    const middle = seconds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
    return {
      name: `${EACH * FAMILIES.length} decisions over four families in one call`,
      value: `${middle.toFixed(2)} s (slowest ${Math.max(...seconds).toFixed(2)} s)`,
      wanted: `< ${WANTED_S} s`,
      holds: middle < WANTED_S,
    };
  } finally {
    await client.end();
  }
};

/** Moves that agree to documents just sent, the families by turns. */
const sentDocuments = async (client: Client): Promise<object[]> => {
  const { rows: reports } = await client.query<Report>(
    `select o."client_id"::int, e."organization_id"::int, e."id"::int as employee_id, s."manager_id"::int, u."id"::int as user_id
     from "app_user" u join "client" c on c."id" = u."client_id" and c."code" = 'big'
       join "subordination" s on s."manager_id" = u."employee_id" and s."type" = 'direct' and not s."disabled"
       join "employee" e on e."id" = s."employee_id" join "organization" o on o."id" = e."organization_id"
     where u."login" = 'big-manager' order by e."id"`,
  );
  const {
    rows: [last],
  } = await client.query<{ id: number }>('select max("id")::int as id from "document"');
  const kinds = [];
  for (const object_id of FAMILIES) kinds.push(await kindOf(client, object_id, reports[0]));
  const moves: object[] = [];
  let start_date = plainMonday(MONDAY, FORTNIGHT, FORTNIGHT);
  for (let index = 0; index < EACH * FAMILIES.length; index += 1) {
    const kind = kinds[index % kinds.length];
    const owner = reports[index % reports.length];
    if (!kind || !owner) throw new Error('no large company');
    const id = await insertDocument(client, kind.family, {
      owner,
      mover: { user_id: owner.user_id, employee_id: owner.manager_id },
      way: wayTo(kind.steps, 'prepared'),
      fill: { ...kind.fill, start_date, end_date: addDays(start_date, FORTNIGHT - 1) },
      number: `B-${last?.id}-${index}`,
      comments: '',
    });
    moves.push(moveBy(kind.agree, id, { object_id: kind.family.object_id }));
    start_date = plainMonday(addDays(start_date, FORTNIGHT), FORTNIGHT, FORTNIGHT);
  }
  return moves;
};

const kindOf = async (client: Client, object_id: string, report: Report | undefined) => {
  const family: Family | undefined = familyOf(object_id);
  if (!family || !report) throw new Error(`no ${object_id} in the large company`);
  const { rows: steps } = await client.query<WorkflowStep>(
    `select "id"::int, "business_role", "status_id", "next_status_id", "reject" from "workflow"
     where "client_id" = $1 and "object_id" = $2 order by "id"`,
    [report.client_id, object_id],
  );
  const agree = steps.find(
    (step) =>
      step.business_role === 'manager' && step.status_id === 'prepared' && step.next_status_id === 'agreed',
  );
  if (!agree) throw new Error(`nobody agrees to ${object_id}`);
  const ask = async (text: string, values: readonly unknown[]) =>
    (await client.query(text, [...values])).rows;
  return { family, steps, agree, fill: await readFillIn(ask, family, report.client_id) };
};
