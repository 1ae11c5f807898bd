import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTION_GROUPS } from '../../../lib/audit/groups.data.ts';
import { wordingOf } from '../../../lib/audit/wording.ts';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { allObjects } from '../../../lib/registry/registry.ts';
import { everythingSaid, type Words } from '../../support/messages.ts';

/** Actions as the code that writes them down names them: `action: '…'`, or handed to what tells a deed. */
const WRITTEN = [
  /\baction: '([a-z_]+(?:\.[a-z_]+)?)'(?! \|)/g,
  /\baction: \w+ [^,;]*\? '([a-z_.]+)' : '([a-z_.]+)'/g,
  /\bauditBy\(\s*\w+,[^,]+,\s*'([a-z_]+(?:\.[a-z_]+)?)'/g,
  /\bauditBy\(\s*\w+,[^,]+,[^,[]*\? '([a-z_.]+)' : '([a-z_.]+)'/g,
  /\b(?:told|tell|record|changed|auditDocument|tellAccount)\([^;]*?'([a-z_0-9]+\.[a-z_]+)'/g,
];

const written = [
  ...new Set(
    globSync('server/**/*.ts', { exclude: ['server/db/generated/**'] })
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) =>
        /writeAudit|auditBy|auditValues|auditKey|auditDocument|tellAccount|record\(/.test(source),
      )
      .flatMap((source) =>
        WRITTEN.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, one, two]) => [one, two])),
      )
      .filter((action) => action !== undefined),
  ),
  ...['table.add', 'table.edit', 'table.del', 'discussion.add', 'discussion.edit', 'discussion.del'],
];

const LANGUAGES = ['ru', 'en'] as const;
const audit = (language: 'ru' | 'en') =>
  everythingSaid(language).audit as unknown as { action: Words; object: Words };

test('the deeds that the code writes down are found', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(written).toEqual(expect.arrayContaining(['move', 'key.refused', 'photo.remove', 'scim.role_give']));
});

test.each(LANGUAGES)('every deed that is written down has its words in %s', (language) => {
  const words = audit(language).action;
  expect(written.filter((action) => !(wordingOf(action).key in words))).toEqual([]);
});

test('every deed belongs to a group by which the audit is narrowed, or is but tried', () => {
  const grouped = new Set<string>(Object.values(ACTION_GROUPS).flat());
  const kinds = [...new Set(written.map((action) => action.split('.')[0] ?? ''))];
  expect(kinds.filter((kind) => !grouped.has(kind) && kind !== 'refused' && kind !== 'token')).toEqual([]);
});

test.each(LANGUAGES)('every object that somebody writes has its name in %s', (language) => {
  const families = new Set(FAMILY_IDENTITIES.map(({ object_id }) => object_id));
  const words = audit(language).object;
  const nameless = allObjects()
    .filter(({ object_id, write, document }) => write && !document && !families.has(object_id))
    .map(({ object_id }) => object_id)
    .filter((object_id) => !(object_id in words));
  expect(nameless).toEqual([]);
});

test('a refusal is told by what was tried, with the words of the deed', () => {
  expect(wordingOf('refused.table.add')).toEqual({ action: 'table.add', key: 'table-add', refused: true });
  expect(wordingOf('refused.further')).toEqual({
    action: 'refused.further',
    key: 'refused-further',
    refused: false,
  });
  expect(wordingOf('move')).toEqual({ action: 'move', key: 'move', refused: false });
});
