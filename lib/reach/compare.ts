import type { AccessCompare, AccessPerson, ComparedRow, PersonRow, Side } from './answer.ts';

/** Rights two people share, and those of one alone, row by row. Causes are those of the holder. */
export const compareRows = (
  first: Pick<AccessPerson, 'rows' | 'screens'>,
  second: Pick<AccessPerson, 'rows' | 'screens'>,
): Pick<AccessCompare, 'rows' | 'screens'> => {
  const others = new Map(second.rows.map((row) => [row.object, row]));
  return {
    rows: first.rows.flatMap((row) => {
      const other = others.get(row.object);
      return other ? [compareRow(row, other)] : [];
    }),
    screens: sided(first.screens, second.screens, String).map(([name, side]) => ({ name, side })),
  };
};

const compareRow = (a: PersonRow, b: PersonRow): ComparedRow => {
  const both = {
    read: compared(a.read, b.read),
    add: written(a.add, b.add),
    edit: written(a.edit, b.edit),
    del: written(a.del, b.del),
    steps: compared(a.steps, b.steps),
    screens: sided(a.screens, b.screens, String).map(([name, side]) => ({ name, side })),
  };
  const differs = Object.values(both).some((all) => all?.some(({ side }) => side !== 'both') ?? false);
  return { object: a.object, group: a.group, ...both, differs };
};

const written = <Of extends Caused>(a: readonly Of[] | null, b: readonly Of[] | null) =>
  a === null && b === null ? null : compared(a ?? [], b ?? []);

interface Caused {
  readonly causes: readonly unknown[];
}

const compared = <Of extends Caused>(a: readonly Of[], b: readonly Of[]): readonly (Of & { side: Side })[] =>
  sided(a, b, ({ causes: _, ...right }) => JSON.stringify(right)).map(([right, side]) => ({
    ...right,
    side,
  }));

const sided = <Of>(
  a: readonly Of[],
  b: readonly Of[],
  keyOf: (each: Of) => string,
): readonly (readonly [Of, Side])[] => {
  const [ofA, ofB] = [new Set(a.map(keyOf)), new Set(b.map(keyOf))];
  return [
    ...a.map((each) => [each, ofB.has(keyOf(each)) ? 'both' : 'first'] as const),
    ...b.filter((each) => !ofA.has(keyOf(each))).map((each) => [each, 'second'] as const),
  ];
};
