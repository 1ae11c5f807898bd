import '../../support/properties.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageText } from '../../../server/scripts-later.ts';

/** What is sent of a page that comes in these pieces. */
const sentOf = (...pieces: readonly (Buffer | string)[]): string => sentWith(pageText(), pieces);

const sentWith = (
  { next, last }: ReturnType<typeof pageText>,
  pieces: readonly (Buffer | string)[],
): string => {
  const sent = pieces.map((piece) => next(Buffer.from(piece)));
  return Buffer.concat([...sent, last(Buffer.alloc(0))]).toString();
};

const SCRIPT = '<script src="/_next/static/chunks/a.js" async="" nonce="bm9uY2U="></script>';
const AHEAD =
  '<link rel="preload" href="/_next/static/chunks/b.js" as="script" nonce="bm9uY2U=" fetchPriority="low"/>';
const LOADER = /<script nonce="bm9uY2U=">\(.+\)\("later","joined"\)<\/script>/gs;

test('scripts of a page and what is fetched ahead for them wait; one loader with the nonce stands before them', () => {
  const sent = sentOf(`<head>${AHEAD}${SCRIPT}</head>${SCRIPT}`);
  expect(sent.match(LOADER)).toHaveLength(1);
  expect(sent.replace(LOADER, '|')).toBe(
    `<head>|${AHEAD.replace('rel="preload"', 'rel="later"')}${`${SCRIPT.replace('<script', '<script type="later"')}</head>`}${SCRIPT.replace('<script', '<script type="later"')}`,
  );
});

test('scripts that the build has joined are fetched once, by one tag; those of its parts stand for good', () => {
  const other = SCRIPT.replace('a.js', 'c.js');
  const [address = '', ...parts] = ['joined', 'a', 'b', 'd'].map((name) => `/_next/static/chunks/${name}.js`);
  const stands = parts.map((part) => `<script type="joined" src="${part}" async=""></script>`).join('');
  const page = pageText([{ address, parts }]);
  expect(sentWith(page, [`${AHEAD}${SCRIPT}${other}`]).replace(LOADER, '|')).toBe(
    `|${SCRIPT.replace('<script src="/_next/static/chunks/a.js"', `<script type="later" src="${address}"`)}${stands}<script type="joined"></script>${other.replace('<script', '<script type="later"')}`,
  );
});

test('everything else goes through letter by letter', () => {
  for (const page of [
    '<script nonce="bm9uY2U=">self.__next_f.push([1,"<p>\\u003cscript src=/_next/a.js async=\\"\\">"])</script>',
    '<p>&lt;script src="/_next/static/a.js" async=""&gt; Отпуск, 5 < 6</p>',
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>',
    '<script src="/elsewhere/a.js" async=""></script>',
    `the last letters of a page are no tag <${'x'.repeat(2_000)}`,
  ])
    expect(sentOf(page)).toBe(page);
});

test('property: it does not matter where the pieces of a page begin and end', () => {
  const part = fc.constantFrom(SCRIPT, AHEAD, '<p>Отпуск</p>', 'a < b', '<', '<scr', '>', '–');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.array(fc.nat(400), { maxLength: 8 }), (parts, at) => {
      const page = Buffer.from(parts.join(''));
      const borders = [0, ...at.filter((border) => border < page.length).sort((a, b) => a - b), page.length];
      const pieces = borders.slice(1).map((end, index) => page.subarray(borders[index], end));
      expect(sentOf(...pieces)).toBe(sentOf(page));
    }),
  );
});
