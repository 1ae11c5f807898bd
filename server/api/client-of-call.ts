import type { Context } from 'hono';

const KEY = 'client_code';

/** Remembers whose call it is, once that is known: the caller's client, else the one of the address. */
export const keepClientOfCall = (c: Context, client_code: string): void => c.set(KEY, client_code);

/** The code of the client whose call it is; '' before that is known. */
export const clientOfCall = (c: Context): string => String(c.get(KEY) ?? '');
