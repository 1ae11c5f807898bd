import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JoinedScript, joinedScripts } from './joined-scripts.ts';
import { loaderOf } from './load-after-paint.ts';

/** What a tag says of itself until its turn comes: a browser leaves alone what it does not know. */
const HELD = 'later';
/** The same of the parts of a joined script. Their tags stand for good: what looks for one finds it, and fetches nothing. */
const JOINED = 'joined';

/** Scripts of the pages, and what is fetched ahead for them. */
const TAG = /<script src="\/_next\/[^>]* async=""[^>]*>|<link rel="preload"[^>]* as="script"[^>]*>/g;

const LOADER = loaderOf(HELD, JOINED);
const SCRIPTS = joinedScripts();

/** Longer than any of them: what is still open after so many letters is none. */
const LONGEST_TAG = 1_000;

/**
 * Lets the scripts of a page come after its first paint: the page is readable without them (decision 036), so they are
 * not in the way of that. What is pressed and typed meanwhile is held (`components/frame/early-events.ts`).
 */
export const scriptsLater = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.method !== 'GET' || request.headers.rsc !== undefined) return;
  const { writeHead, write, end } = response;
  let page: PageText | undefined;
  /** Looks at what is about to be sent, once its head is known. */
  const begin = (): void => {
    if (response.headersSent || !/^text\/html/.test(`${response.getHeader('content-type')}`)) return;
    response.removeHeader('content-length');
    page ??= pageText(SCRIPTS);
  };
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      begin();
      return writeHead.apply(response, args);
    },
    write: (...[chunk, ...rest]: Parameters<typeof write>) => {
      begin();
      return write.call(response, page ? page.next(bytesOf(chunk, rest[0])) : chunk, ...rest);
    },
    end: (...[chunk, ...rest]: Parameters<typeof end>) => {
      begin();
      return end.call(response, page ? page.last(bytesOf(chunk, rest[0])) : chunk, ...rest);
    },
  });
};

/** Next ends what it has written with nothing, or with null. */
const bytesOf = (chunk: Uint8Array | string | null = null, encoding: unknown = 'utf8'): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding) : Buffer.from(chunk ?? []);

const marked = (tag: string): string =>
  tag.startsWith('<script')
    ? tag.replace('<script', `<script type="${HELD}"`)
    : tag.replace('rel="preload"', `rel="${HELD}"`);

interface PageText {
  /** What can be sent of the page now that these bytes of it are known. */
  readonly next: (bytes: Buffer) => Buffer;
  /** The same of its last bytes. */
  readonly last: (bytes: Buffer) => Buffer;
}

/** A page as it streams by. Every byte is a letter, so what is not a tag goes through as it came. */
export const pageText = (scripts: readonly JoinedScript[] = []): PageText => {
  let open = '';
  let isBegun = false;
  const asked = new Set<JoinedScript>();
  const held = (tag: string): string => {
    const [, address = ''] = / (?:src|href)="([^"?]*)/.exec(tag) ?? [];
    const nonce = / nonce="[^"]*"/.exec(tag)?.[0] ?? '';
    const loader = isBegun ? '' : `<script${nonce}>${LOADER}</script>`;
    isBegun = true;
    const whole = scripts.find(({ parts }) => parts.includes(address));
    if (whole === undefined) return loader + marked(tag);
    const empty = tag.startsWith('<script') ? `<script type="${JOINED}">` : '';
    if (asked.has(whole)) return loader + empty;
    asked.add(whole);
    const stands = whole.parts.map((part) => `<script type="${JOINED}" src="${part}" async=""></script>`);
    return `${loader}<script type="${HELD}" src="${whole.address}" async=""${nonce}></script>${stands.join('')}${empty}`;
  };
  const sent = (text: string): Buffer => Buffer.from(text.replaceAll(TAG, held), 'latin1');
  return {
    next: (bytes) => {
      const text = open + bytes.toString('latin1');
      const start = text.lastIndexOf('<');
      const isOpen = start !== -1 && !text.includes('>', start) && text.length - start < LONGEST_TAG;
      open = isOpen ? text.slice(start) : '';
      return sent(isOpen ? text.slice(0, start) : text);
    },
    last: (bytes) => sent(open + bytes.toString('latin1')),
  };
};
