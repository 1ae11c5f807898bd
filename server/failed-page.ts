import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Locale } from '../lib/access/actor.ts';
import { databaseIsThere } from './db/answers.ts';
import { sentence } from './i18n/sentence.ts';

const RETRY_S = 30;

/**
 * Puts a page of words in the place of the empty one Next sends when a page cannot be drawn at all: 503 while the
 * database does not answer, else 500, in both languages, for its reader is unknown.
 */
export const insteadOfFailure = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.headers.rsc !== undefined) return;
  const { writeHead, write, end, flushHeaders } = response;
  let isReplaced = false;
  /** Whether what is about to be sent is a failed page; from then on nothing of it is. */
  const isFailed = (): boolean => {
    if (isReplaced || response.headersSent || response.statusCode < 500 || !isPage(response))
      return isReplaced;
    isReplaced = true;
    void databaseIsThere().then((isThere) => {
      const page = pageOf(isThere ? 'failed' : 'away');
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      writeHead.call(response, isThere ? 500 : 503, headersOf(page, isThere ? undefined : RETRY_S));
      end.call(response, request.method === 'HEAD' ? '' : page, 'utf8');
    });
    return true;
  };
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      [response.statusCode] = args;
      return isFailed() ? response : writeHead.apply(response, args);
    },
    write: (...args: Parameters<typeof write>) => isFailed() || write.apply(response, args),
    end: (...args: Parameters<typeof end>) => (isFailed() ? response : end.apply(response, args)),
    flushHeaders: () => (isFailed() ? undefined : flushHeaders.call(response)),
  });
};

/** Refuses pages that a caller asks for faster than they are drawn: 429, and in how many seconds to come again. */
export const answerTooFast = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  seconds: number,
): void => {
  const page = headers.rsc === undefined && method !== 'HEAD' ? pageOf('too_fast') : '';
  response.writeHead(429, headersOf(page, seconds)).end(page);
};

const isPage = (response: ServerResponse): boolean =>
  /^text\/html|^$/.test(String(response.getHeader('content-type') ?? ''));

const headersOf = (page: string, retryS: number | undefined): OutgoingHttpHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(page),
  'content-security-policy': `default-src 'none'; style-src '${STYLE_DIGEST}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  ...(retryS === undefined ? {} : { 'retry-after': `${retryS}` }),
});

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2rem;padding:1rem;
font:1rem/1.5 system-ui,sans-serif;color:#1c1b1f;background:#fff}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 .5rem;max-width:36rem}a{color:#0b57d0}
@media(prefers-color-scheme:dark){body{color:#e6e1e5;background:#141218}a{color:#a8c7fa}}`;
const STYLE_DIGEST = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

type Trouble = 'away' | 'failed' | 'too_fast';

const pageOf = (trouble: Trouble): string =>
  `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${sentence('ru', `outage.${trouble}`)}</title><style>${STYLE}</style></head><body><main>${partOf('ru', trouble)}${partOf('en', trouble)}</main></body></html>`;

const partOf = (locale: Locale, trouble: Trouble): string =>
  `<section lang="${locale}"><h1>${sentence(locale, `outage.${trouble}`)}</h1><p>${sentence(locale, `outage.${trouble}_text`)}</p><p><a href="">${sentence(locale, 'outage.again')}</a></p></section>`;
