import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';

/** A family may say so many things; a new one takes the place of another, or has a decision of its own. */
const MEMBERS_MAX = 32;

/** What one family alone says, and the decision by which it may. */
const OF_ONE_FAMILY: Readonly<Record<string, string>> = {
  closed: '093',
  untold: '093',
  'dates.dueFirst': '100',
  'dates.notice': '100',
  'dates.on': '100',
  'dates.past': '100',
  'made.by': '100',
  'made.while': '062',
  'routes.under': '061',
};

/** Interfaces of members, and of what a member consists of. */
const MEMBERS = [
  ['lib/families/identity.ts', 'FamilyIdentity'],
  ['lib/documents/family.ts', 'FamilyInput'],
] as const;
const PARTS = [
  ['lib/families/identity.ts', 'FamilyRoutes', 'routes'],
  ['lib/families/identity.ts', 'FamilyDates', 'dates'],
  ['lib/families/identity.ts', 'FamilyMade', 'made'],
  ['lib/documents/moments.ts', 'Moments', 'moments'],
] as const;

const treeOf = (file: string, text = readFileSync(file, 'utf8')) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const namesIn = (file: string, name: string): string[] =>
  treeOf(file).statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) && statement.name.text === name
      ? statement.members.flatMap((member) => (member.name ? [member.name.getText()] : []))
      : [],
  );

const members = MEMBERS.flatMap(([file, name]) => namesIn(file, name));
const parts = PARTS.flatMap(([file, name, member]) => namesIn(file, name).map((part) => `${member}.${part}`));

/** Whose property is a member of a family, as product code calls it. */
const FAMILY = /famil|identit|definition|\binput\b|\bof\b|\b(routes|dates|made|moments)\??$/i;
/** Where something may be taken apart that is a family. */
const KNOWS_FAMILIES = /\bFamily(Identity|Input|Rules|Dates)?\b|\bFAMIL(IES|Y_IDENTITIES)\b|\bOfMoments\b/;

/** The members that a text of product code reads: as a property of a family, or taken out of one. */
const readIn = (file: string, text: string): Set<string> => {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && FAMILY.test(node.expression.getText()))
      found.add(node.name.text);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      found.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, look);
  };
  if (KNOWS_FAMILIES.test(text) || /familyOf|identityOf|\.family\b/.test(text)) look(treeOf(file, text));
  return found;
};

const product = globSync('{lib,server,components,app}/**/*.{ts,tsx}').filter(
  (file) => !/^(lib\/documents|server|components)\/families\/|\/generated\/|identities\.data\.ts$/.test(file),
);

const unreadAmong = (names: readonly string[]): string[] => {
  const read = new Set(product.flatMap((file) => [...readIn(file, readFileSync(file, 'utf8'))]));
  return names.filter((name) => !read.has(name.split('.').at(-1) ?? ''));
};

const says = (family: object, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], family) !==
  undefined;

test(`a family says at most ${MEMBERS_MAX} things`, () => {
  expect(members.length).toBeGreaterThan(20);
  expect(members.length).toBeLessThanOrEqual(MEMBERS_MAX);
});

test('product code reads each of them, and each of their parts', () => {
  expect(unreadAmong([...members, ...parts])).toEqual([]);
  expect(unreadAmong(['untilItsDay', 'moments.untilItsDay'])).toEqual(['untilItsDay', 'moments.untilItsDay']);
});

test('each is said by two families, or by one with a decision', () => {
  const ofOne = [...members, ...parts].filter(
    (name) => FAMILIES.filter((family) => says(family, name)).length < 2,
  );
  expect(ofOne.toSorted()).toEqual(Object.keys(OF_ONE_FAMILY).toSorted());
  for (const decision of Object.values(OF_ONE_FAMILY))
    expect(globSync(`docs/decisions/${decision}-*.md`)).toHaveLength(1);
});
