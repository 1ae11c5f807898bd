import type { Actor } from '../../../lib/access/actor.ts';
import { effectiveRoles } from '../../../lib/access/effective-roles.ts';
import type { SimulateInput, Standing } from '../../../lib/rpc/workflow-admin.ts';
import type { DocumentFacts } from '../../../lib/workflow/document.ts';
import { mayAct } from '../../auth/may-enter.ts';
import { actorOfAccount, OWN_ACCOUNT, type OwnAccount } from '../../auth/own-actor.ts';
import { withStanding } from '../../auth/standing.ts';
import { refusal } from '../../call/call-error.ts';
import type { Rules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { NOBODY } from './simulated-document.ts';

/** A person as they would call now; `actor` is undefined without an account that may act. */
export interface SimulatedPerson {
  readonly name: string;
  readonly name_eng: string;
  readonly actor: Actor | undefined;
}

/** People by id as they would call, those who may act. */
export const actorsOf = async (
  client_id: number,
  ids: readonly number[],
  rules: Rules,
): Promise<ReadonlyMap<number, Actor>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<OwnAccount>(
    `select ${OWN_ACCOUNT} from "employee" e join "app_user" u on u."employee_id" = e."id" join "client" c on c."id" = u."client_id"
     where e."id" = any($1::bigint[]) and u."client_id" = $2 and ${mayAct()} order by u."id" desc`,
    [[...ids], client_id],
  );
  const actors = await Promise.all(rows.map((account) => actorOfAccount(account, rules)));
  return new Map(actors.map((actor) => [actor.employee_id ?? 0, actor]));
};

/** The person a simulation is about. Refuses: not_found for a person or an organization outside the client. */
export const simulatedPerson = async (
  admin: Actor,
  asked: NonNullable<SimulateInput['person']>,
  doc: DocumentFacts,
  rules: Rules,
): Promise<SimulatedPerson> => {
  if (!('employee_id' in asked)) return inventedPerson(admin, asked, doc, rules);
  const [row] = await db.rows<Row<'employee', 'name' | 'name_eng'>>(
    `select e."name", e."name_eng" from "employee" e join "organization" o on o."id" = e."organization_id"
     where e."id" = $1 and o."client_id" = $2`,
    [asked.employee_id, admin.client_id],
  );
  if (!row) throw refusal('not_found');
  const actors = await actorsOf(admin.client_id, [asked.employee_id], rules);
  return { ...row, actor: actors.get(asked.employee_id) };
};

type Invented = Extract<NonNullable<SimulateInput['person']>, { stands: Standing }>;

const inventedPerson = async (
  admin: Actor,
  { roles, organization_id, stands }: Invented,
  doc: DocumentFacts,
  rules: Rules,
): Promise<SimulatedPerson> => {
  const own = await db.rows('select 1 from "organization" where "id" = $1 and "client_id" = $2', [
    organization_id,
    admin.client_id,
  ]);
  if (own.length === 0) throw refusal('not_found');
  const employee_id = idOf(stands, doc);
  const actor = await withStanding(
    {
      user_id: 0,
      session_id: 0,
      login: '',
      client_id: admin.client_id,
      client_code: admin.client_code,
      employee_id,
      real_employee_id: employee_id,
      organization_id,
      grant_id: null,
      manager_ids: [],
      assisted_ids: [],
      roles: effectiveRoles(roles, rules.parameters),
      locale: 'ru',
      owes: null,
    },
    rules,
  );
  const isAbove = stands === 'second_manager' && doc.manager_id !== null;
  return {
    name: '',
    name_eng: '',
    actor: isAbove
      ? { ...actor, second_level: { families: [doc.object_id], manager_ids: [doc.manager_id] } }
      : actor,
  };
};

const idOf = (stands: Standing, doc: DocumentFacts): number =>
  (stands === 'owner' ? doc.employee_id : stands === 'manager' ? doc.manager_id : undefined) ?? NOBODY.other;
