import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { FAMILIES } from '../lib/documents/families.ts';
import { FAMILY_IDENTITIES } from '../lib/families/identities.ts';
import { policyOf } from '../lib/families/kinds.data.ts';
import { allObjects } from '../lib/registry/registry.ts';

const ROOT = join(import.meta.dirname, '..');

/** Rooms of families, and what several of them share; the line that lists them, and what is written from them or has codes of the specification. */
const OF_FAMILIES = [
  /^(lib\/documents|server|components)\/families\//,
  /^lib\/(documents\/)?leave\//,
  /^lib\/(documents\/families|families\/identities\.data)\.ts$/,
  /^(app\/words-of-screens|lib\/settings\/parameters(-kinds)?)\.data\.ts$/,
  /\/generated\//,
];

/** What generic code may not say. */
export interface FamilyNames {
  readonly families: readonly string[];
  /** Fields and columns of documents that no other object has; names of several words. */
  readonly columns: readonly string[];
}

/**
 * The names there are today, read off the families and the other objects. A family that accompanies the documents of
 * all others is known to whatever signs them by its name and by what links it to them (decision 048).
 */
export const namesOfFamilies = (): FamilyNames => {
  const families = FAMILY_IDENTITIES.filter((family) => !policyOf(family).accompanies).map(
    ({ object_id }) => object_id,
  );
  const ofFamilies = new Set(FAMILIES.map(({ object }) => object));
  // A field that is called as an object names a row of that object, which generic code knows.
  const common = new Set(
    allObjects().flatMap((object) =>
      ofFamilies.has(object) || families.includes(object.object_id)
        ? []
        : [object.object_id, ...Object.keys(object.fields)],
    ),
  );
  const own = FAMILIES.flatMap((family) =>
    Object.entries(family.fields).flatMap(([name, { column = name, write }]) =>
      policyOf(family).accompanies && !write ? [] : [name, column],
    ),
  );
  return {
    families,
    columns: [...new Set(own)].filter((name) => name.includes('_') && !common.has(name)),
  };
};

/**
 * Where generic code knows a family: its name as a text or a key, its table or a column of its own in a statement, a
 * file of its rooms. What only a family knows belongs in its folder and its rooms, found by the lists of families.
 */
export const familyComplaints = (): string[] => {
  const names = namesOfFamilies();
  return globSync('{lib,server,components,app}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !OF_FAMILIES.some((pattern) => pattern.test(file)))
    .sort()
    .flatMap((file) => familiesIn(file, readFileSync(join(ROOT, file), 'utf8'), names))
    .map((known) => `${known.file}:${known.line} knows a family: ${known.name}`);
};

interface Known {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** What a text of TypeScript knows of families, each once a line. */
export const familiesIn = (file: string, text: string, names: FamilyNames): Known[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found = new Map<string, Known>();
  const look = (node: ts.Node): void => {
    for (const name of namedBy(node, names)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.set(`${line} ${name}`, { file, line, name });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return [...found.values()];
};

const namedBy = (node: ts.Node, { families, columns }: FamilyNames): string[] => {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
    return families.filter((name) => name === (node.name as ts.Identifier).text);
  if (ts.isIdentifier(node)) return columns.filter((name) => name === node.text);
  if (!ts.isLiteralExpression(node) && !ts.isTemplateLiteralToken(node)) return [];
  const room = /\/families\/([a-z-]+)\//.exec(node.text)?.[1];
  return [
    ...families.filter((name) => node.text === name || new RegExp(`["']${name}["']`).test(node.text)),
    ...columns.filter((name) => new RegExp(`\\b${name}\\b`).test(node.text)),
    ...(room ? [`families/${room}`] : []),
  ];
};
