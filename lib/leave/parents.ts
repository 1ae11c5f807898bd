/** A leave that a correction stands for: so many of its days, or all of it where nothing is said. */
export interface ParentRef {
  readonly id: number;
  readonly days?: number;
}

const ITEM = /^([1-9]\d{0,15})(?::([1-9]\d{0,3}))?$/;

/**
 * Reads `replaced_vacation_ids` (AMB-105): `id` or `id:days` with `;` between; spaces do not matter. Undefined where it says
 * something else, or names a leave twice.
 */
export const parentsOf = (text: unknown): readonly ParentRef[] | undefined => {
  const items = String(text ?? '')
    .replaceAll(/\s/g, '')
    .split(';')
    .filter((item) => item !== '');
  const refs = items.flatMap((item): ParentRef[] => {
    const [, id, days] = ITEM.exec(item) ?? [];
    if (!id) return [];
    return [days ? { id: Number(id), days: Number(days) } : { id: Number(id) }];
  });
  const isWhole = refs.length === items.length && new Set(refs.map(({ id }) => id)).size === refs.length;
  return isWhole ? refs : undefined;
};

/** The ids alone; none where the text cannot be read. */
export const parentIds = (text: unknown): readonly number[] => (parentsOf(text) ?? []).map(({ id }) => id);

/** Writes them as `parentsOf` reads them. */
export const parentsText = (refs: readonly ParentRef[]): string =>
  refs.map(({ id, days }) => (days === undefined ? `${id}` : `${id}:${days}`)).join(';');
