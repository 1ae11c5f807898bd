import type { Actor } from '../../lib/access/actor.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result } from '../../lib/kernel/result.ts';
import { isAwaiting } from '../../lib/workflow/available.ts';
import { awaitingAlternatives } from '../../lib/workflow/awaiting-filter.ts';
import { readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { documentFactsOf, FACT_KEYS } from '../documents/facts.ts';
import { readList } from '../objects/list.ts';
import type { ListPage } from '../objects/list-page.ts';
import type { ListQuery } from '../objects/list-query.ts';
import { withSteps } from './steps.ts';

/**
 * What waits for the caller, of all families or of the one that is read. The database narrows to what could wait; each
 * row is then judged by `isAwaiting`, the predicate behind the buttons, so the inbox never shows what a click would
 * refuse.
 */
export const readIncomplete = async (
  db: Db,
  actor: Actor,
  query: ListQuery,
): Promise<Result<ListPage, Refusal>> => {
  const { parametersOf, everyParameters, stepsOf } = await readRules(db, actor.client_id);
  const steps = stepsOf(...FAMILIES.map((family) => family.object_id));
  const narrowed = { ...query, among: awaitingAlternatives({ steps, actor, parameters: everyParameters }) };
  return withSteps(db, actor, narrowed, async (reader, asked) => {
    const page = await readList(reader, {
      ...asked,
      keys: [...new Set([...FACT_KEYS, ...(asked.keys ?? [])])],
    });
    if (!page.ok) return page;
    const kept = page.value.keys.map((keys) => {
      const doc = documentFactsOf(keys);
      return isAwaiting({ steps, parameters: parametersOf(doc.organization_id), actor, doc });
    });
    const dropped = kept.filter((each) => !each).length;
    return ok({
      ...page.value,
      rows: page.value.rows.filter((_, index) => kept[index]),
      keys: page.value.keys.filter((_, index) => kept[index]),
      total: page.value.total - dropped,
    });
  });
};
