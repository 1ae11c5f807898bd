/** The rows chosen in a list, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly anchor: number | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Chooses a row or lets it go. */
export const toggled = ({ ids }: Selection, id: number): Selection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
};

/** Chooses every row from the last one touched to this one, in the order shown. */
export const extended = (selection: Selection, id: number, order: readonly number[]): Selection => {
  const from = order.indexOf(selection.anchor ?? id);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  return {
    ids: new Set([...selection.ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]),
    anchor: selection.anchor ?? id,
  };
};

/** All of the page, or none when all were chosen. */
export const toggledAll = ({ ids }: Selection, order: readonly number[]): Selection =>
  order.every((id) => ids.has(id)) ? NOTHING : { ids: new Set(order), anchor: null };
