/** The rows chosen in a list, by their ids, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<unknown>;
  readonly anchor: unknown;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Chooses a row or lets it go. */
export const toggled = ({ ids }: Selection, id: unknown): Selection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
};

/** Chooses every row from the last one touched to this one, in the order shown. */
export const extended = (selection: Selection, id: unknown, order: readonly unknown[]): Selection => {
  const from = order.indexOf(selection.anchor ?? id);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) return toggled(selection, id);
  return {
    ids: new Set([...selection.ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]),
    anchor: selection.anchor ?? id,
  };
};

/** All of the page, or none when all were chosen. */
export const toggledAll = ({ ids }: Selection, order: readonly unknown[]): Selection =>
  order.every((id) => ids.has(id)) ? NOTHING : { ids: new Set(order), anchor: null };
