import type { Context } from 'hono';
import { openRpcText } from '../rpc/openrpc.ts';

export const openRpcDocument = (c: Context): Response =>
  c.body(openRpcText(), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
