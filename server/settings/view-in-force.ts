import { ok } from '../../lib/kernel/result.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { readRules } from '../client/rules.ts';
import type { ReadPage } from '../objects/rules.ts';
import { readDescribed } from './described.ts';

/**
 * A page of parameters as they are in force for the caller: where their organization has a value of its own, that one. It is
 * the only place where the browser learns values, so that its forms judge as the server does.
 */
export const viewInForce: ReadPage = async (db, actor, query) => {
  const rules = await readRules(db, actor.client_id);
  const own = rules.parametersOf(actor.organization_id);
  if (own === rules.parameters) return readDescribed(db, actor, query);
  const page = await readDescribed(db, actor, { ...query, keys: [...(query.keys ?? []), 'code'] });
  if (!page.ok) return page;
  const { rows, keys } = page.value;
  return ok({
    ...page.value,
    rows: rows.map((row, index) => withValue(row, String(keys[index]?.code), own)),
  });
};

const withValue = (row: string, code: string, own: Parameters): string => {
  const told = JSON.parse(row) as Record<string, unknown>;
  return 'value' in told ? JSON.stringify({ ...told, value: own[code] ?? '' }) : row;
};
