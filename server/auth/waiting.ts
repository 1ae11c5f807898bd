import type { Actor } from '../../lib/access/actor.ts';
import { printFilter } from '../../lib/filter/print.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import { forDecision } from '../../lib/workflow/for-decision.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { listQuery } from '../objects/list-query.ts';
import { readView } from '../objects/view.ts';
import { actingBy } from './authenticate.ts';
import { owedWith } from './gate.ts';
import { type GrantInForce, grantRecord, grantsInForce } from './grants.ts';
import { withStanding } from './standing.ts';

/**
 * The inbox of each person the caller may act for now, as that person would see it under the grant. It is for looking
 * only: the decision is made while acting. Empty while the caller already acts (grants are not nested), and without
 * the roles that need a second factor the caller has not got.
 */
export const readWaiting = async (actor: Actor) => {
  if (actor.grant_id !== null) return [];
  const grants = await grantsInForce(db, actor);
  const owed = await owedWith(db, actor);
  const open = grants.filter(({ lent }) => owed(lent.roles) === null);
  if (open.length === 0) return [];
  const rules = await readRules(db, actor.client_id);
  const all = await Promise.all(open.map((grant) => waitingBy(actor, grant, rules)));
  return all.filter(({ total }) => total > 0);
};

const waitingBy = async (actor: Actor, grant: GrantInForce, rules: Rules) => {
  const object = objectOf('incomplete');
  const lent = actingBy(actor, grant, [], rules.parameters);
  if (!object || !lent) throw refusal('system_error');
  const acting = await withStanding(lent, rules);
  const page = valueOrThrow(
    await readView(
      acting,
      listQuery(object, acting, {
        filter: printFilter(forDecision(acting.employee_id)),
        orderBy: 'status_date',
        sort: 'asc',
        rowsPerPage: 'all',
      }),
    ),
  );
  return {
    grant: grantRecord(grant),
    rows: page.rows.map((row) => JSON.parse(row) as Record<string, unknown>),
    total: page.total,
  };
};
