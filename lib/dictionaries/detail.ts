/** What stands in a json `detail`, by its places: `type_hint.ru`. */
export type Detail = Readonly<Record<string, unknown>>;

/** The json of a row, as text or as what it says; what cannot be read is empty. */
export const detailOf = (json: unknown): Detail => {
  if (json !== null && typeof json === 'object') return json as Detail;
  try {
    const read: unknown = JSON.parse(String(json));
    return read !== null && typeof read === 'object' && !Array.isArray(read) ? (read as Detail) : {};
  } catch {
    return {};
  }
};

/** The value at a place; a hint that is one text is the same in both languages. */
export const detailAt = (detail: Detail, place: string): unknown => {
  const [first = '', second] = place.split('.');
  const value = detail[first];
  if (second === undefined) return value;
  return value !== null && typeof value === 'object' ? (value as Detail)[second] : value;
};

/** The same json with other values at some places; what is empty or off is left out, and the rest stays as it was. */
export const detailWith = (detail: Detail, values: Readonly<Record<string, unknown>>): Detail => {
  const next: Record<string, unknown> = { ...detail };
  for (const [place, value] of Object.entries(values)) {
    const [first = '', second] = place.split('.');
    const kept = isNothing(value) ? undefined : value;
    next[first] = second === undefined ? kept : { ...asGroup(next[first]), [second]: kept };
  }
  return JSON.parse(
    JSON.stringify(next, (_, value) => (isEmptyGroup(value, next) ? undefined : value)),
  ) as Detail;
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === '0';

const asGroup = (value: unknown): Detail =>
  value !== null && typeof value === 'object'
    ? (value as Detail)
    : typeof value === 'string'
      ? { ru: value, en: value }
      : {};

const isEmptyGroup = (value: unknown, whole: object): boolean =>
  value !== null && typeof value === 'object' && value !== whole && Object.values(value).every(isNothing);
