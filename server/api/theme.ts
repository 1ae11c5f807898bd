import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { bytesOfBase64 } from '../../lib/signing/pem.ts';
import { ownTheme } from '../client/own-theme.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { nowhere } from './answer.ts';

const FILE = /^([a-z0-9_-]{1,32})\.json$/;
const CLIENT = /^[a-z0-9_-]{1,32}$/;
const LOGO = /^[0-9a-f]{32}\.(svg|png)$/;
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** A client's theme definition; 404 for an unknown code, and the browser falls back to `eg`. */
export const theme = async (c: Context): Promise<Response> => {
  const code = FILE.exec(c.req.param('file') ?? '')?.[1];
  const file = code && join(process.cwd(), 'themes', `${code}.json`);
  if (!file || !existsSync(/* turbopackIgnore: true */ file)) return nowhere(c);
  return c.body(JSON.stringify(await ownTheme({ client_code: code })), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
};

/**
 * A logo of a client, public as its sign-in page is. Its name says what is in it, so a browser keeps it for good; opened
 * by itself it runs nothing.
 */
export const themeLogo = async (c: Context): Promise<Response> => {
  const [client, file] = [c.req.param('client') ?? '', c.req.param('file') ?? ''];
  const kind = LOGO.exec(file)?.[1] as keyof typeof TYPES | undefined;
  const [row] =
    kind && CLIENT.test(client)
      ? await db.rows<Row<'theme', 'logo'>>(
          `select case when t."logo_file" = $2 then t."logo" else t."logo_dark" end as logo
           from "theme" t join "client" c on c."id" = t."client_id"
           where c."code" = $1 and $2 in (t."logo_file", t."logo_dark_file")`,
          [client, file],
        )
      : [];
  if (!kind || !row) return nowhere(c);
  return c.body(Uint8Array.from(bytesOfBase64(row.logo)), 200, {
    'content-type': TYPES[kind],
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  });
};
