import { wrongParameter } from '../../lib/parameters/wrong-value.ts';
import { CallError } from '../call/call-error.ts';
import type { BeforeWrite } from '../objects/rules.ts';
import { readKnown } from './known.ts';

/** A parameter is one the portal knows, and holds a value of its kind. Refuses: validation, by `code` or `value`. */
export const valueIsOfParameter: BeforeWrite = async (tx, actor, before, after) => {
  if (!after) return;
  const code = String(after.code ?? before?.code ?? '');
  const value = String(after.value ?? before?.value ?? '');
  const wrong = wrongParameter(code, value, await readKnown(tx, actor.client_id));
  if (wrong) throw new CallError({ reason: 'validation', fields: [wrong] });
};
