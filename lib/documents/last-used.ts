/** Families in the order a person used them last, each once: `rows` are their documents, the latest first. */
export const lastUsed = (rows: readonly { readonly object_id: string }[]): readonly string[] => [
  ...new Set(rows.map(({ object_id }) => object_id)),
];

/** A document by its owner and its creator. */
interface BegunDocument {
  readonly object_id: string;
  readonly employee_id: number;
  readonly creator_id: number | null;
}

/**
 * The `count` families a person begins most: counts documents they created for themselves, ties go to the one used
 * last, `usual` fills the rest. `rows` are their documents, latest first.
 */
export const usedMost = <Created extends { readonly family: string }>(
  creatable: readonly Created[],
  rows: readonly BegunDocument[],
  usual: readonly string[],
  count: number,
): readonly Created[] => {
  const begun = rows.filter(({ employee_id, creator_id }) => employee_id === creator_id);
  const times = (family: string) => begun.filter(({ object_id }) => object_id === family).length;
  const most = lastUsed(begun).toSorted((a, b) => times(b) - times(a));
  return [...new Set([...most, ...usual])]
    .flatMap((family) => creatable.find((each) => each.family === family) ?? [])
    .slice(0, count);
};
