/** Where people work, each place once, in order; people without a place add none (specification 7). */
export const placesOf = (rows: readonly { readonly location: string }[]): readonly string[] =>
  [...new Set(rows.map((row) => row.location.trim()))].filter((location) => location !== '').toSorted();
