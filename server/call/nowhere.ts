import { errorBody } from './error-body.ts';
import { requestId } from './request-id.ts';

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

/** The error envelope of an address that has no answer (AMB-014), in the shipped words: it costs no statement. */
export const nowhereText = (): string =>
  JSON.stringify({ jsonrpc: '2.0', id: null, error: errorBody({ reason: 'not_found' }, requestId()) });
