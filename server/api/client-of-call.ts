import type { Context } from 'hono';
import type { Whose } from '../client/own-rules.ts';

const KEY = 'whose_call';

/** Remembers whose call it is, once that is known: the caller's client, else the one of the address. */
export const keepClientOfCall = (c: Context, whose: Whose): void => c.set(KEY, whose);

/** The client whose call it is; one without a name before that is known. */
export const clientOfCall = (c: Context): Whose => (c.get(KEY) as Whose | undefined) ?? { client_code: '' };
