import type { Context } from 'hono';
import { founding } from '../../lib/setup/founding.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { requestId as newRequestId } from '../call/request-id.ts';
import { foundCompany } from '../setup/found-company.ts';
import { refusedCall, resultAnswer } from './answer.ts';

/**
 * POST /setup: founds the company of an empty portal, by the token of the one-time address. Answers not_found to any
 * other token, and to every caller once a company exists; the token cannot be guessed, so attempts are not counted.
 */
export const setUp = async (c: Context): Promise<Response> => {
  const requestId = newRequestId();
  try {
    const said = founding.safeParse(await c.req.json().catch(() => undefined));
    if (!said.success)
      throw refusal('invalid_params', {
        field: String(said.error.issues[0]?.path[0] ?? 'body').slice(0, 60),
      });
    await foundCompany(said.data);
    return resultAnswer(c, { data: { founded: true } });
  } catch (error) {
    return refusedCall(c, refusalOf(error, 'setup', requestId), requestId);
  }
};
