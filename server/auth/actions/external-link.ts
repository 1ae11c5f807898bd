import { externalLink as linkOf } from '../../../lib/identity/external-link.ts';
import { refusal } from '../../rpc/call-error.ts';
import type { Writing } from '../../rpc/context.ts';
import { readRules } from '../../workflow/rules.ts';

/** Where the client's code leads. Refuses not_found. */
export const externalLink = async ({ code }: { code: string }, { tx, actor }: Writing) => {
  const { parameters } = await readRules(tx, actor.client_id);
  const link = linkOf(parameters, code);
  if (link === undefined) throw refusal('not_found');
  return { link };
};
