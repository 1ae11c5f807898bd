import { expect, test } from 'vitest';
import { cameFrom, type Footprint, stepped } from '../../../lib/routes/footprints.ts';

const walk = (...hrefs: readonly string[]): readonly Footprint[] =>
  hrefs.reduce<readonly Footprint[]>(
    (way, href) => stepped(way, { name: href.split(/[/?]/)[1] ?? '', href }),
    [],
  );

test.each([
  ['a list, as it was narrowed', ['/list', '/list?view=all', '/form/7'], '/list?view=all'],
  ['home, also once a new document has its number', ['/home', '/form?mode=own', '/form/8?mode=own'], '/home'],
  ['a list, though its next document was opened', ['/list', '/form/7', '/form/8'], '/list'],
  ['a document, which leads back to the list and not around', ['/list', '/form/7', '/trip/5'], '/form/7'],
  ['a list, after one has been back from a document', ['/list', '/form/7', '/trip/5', '/form/7'], '/list'],
  ['nowhere, by an address of a letter', ['/form/7'], undefined],
])('somebody came from %s', (_, hrefs, from) => {
  expect(cameFrom(walk(...hrefs))).toBe(from);
});
