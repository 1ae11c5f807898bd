import { externalLink as linkOf } from '../../../lib/identity/external-link.ts';
import { refusal } from '../../call/call-error.ts';
import type { Writing } from '../../call/context.ts';
import { readRules } from '../../client/rules.ts';

/** Where the client's code leads. Refuses not_found. */
export const externalLink = async ({ code }: { code: string }, { tx, actor }: Writing) => {
  const { parameters } = await readRules(tx, actor.client_id);
  const link = linkOf(parameters, code);
  if (link === undefined) throw refusal('not_found');
  return { link };
};
