/** Families in the order a person used them last, each once: `rows` are their documents, the latest first. */
export const lastUsed = (rows: readonly { readonly object_id: string }[]): readonly string[] => [
  ...new Set(rows.map(({ object_id }) => object_id)),
];

/** What can be created with what was used last in front. */
export const lastUsedFirst = <Created extends { readonly family: string }>(
  creatable: readonly Created[],
  rows: readonly { readonly object_id: string }[],
): readonly Created[] => {
  const used = lastUsed(rows);
  const place = ({ family }: Created) => (used.includes(family) ? used.indexOf(family) : used.length);
  return creatable.toSorted((a, b) => place(a) - place(b));
};
