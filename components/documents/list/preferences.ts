/** How a person likes a list, kept in this browser, where the server reads it too. */
export interface ListPreferences {
  /** Keys of the columns shown; null = as the definition says. */
  readonly columns: readonly string[] | null;
  readonly density: 'comfortable' | 'compact';
  readonly size: number | null;
}

/** The name of the cookie in which the preferences of a list are kept. */
export const preferencesCookie = (route: string): string => `eg.list.${route}`;

/** What of the standard a person has changed, fit for a cookie; an empty text where they have changed nothing. */
export const writtenPreferences = ({ columns, density, size }: ListPreferences): string => {
  const query = new URLSearchParams();
  if (columns) query.set('columns', columns.join('.'));
  if (density !== 'comfortable') query.set('density', density);
  if (size !== null) query.set('size', String(size));
  return query.toString();
};

/** Reads a cookie of preferences; what is broken in it counts as not there. */
export const readPreferences = (written: string): ListPreferences => {
  const query = new URLSearchParams(written);
  const size = query.get('size') ?? '';
  return {
    columns: query.get('columns')?.split('.').filter(Boolean) ?? null,
    density: query.get('density') === 'compact' ? 'compact' : 'comfortable',
    size: /^[1-9]\d{0,3}$/.test(size) ? Number(size) : null,
  };
};
