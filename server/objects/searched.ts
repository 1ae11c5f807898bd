/** Columns whose parts an index of trigrams leads to: those of the migration `searched_names`. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  city: ['name', 'name_eng', 'code'],
  employee: ['name', 'name_eng', 'number', 'position', 'department'],
  employee_1c: ['name', 'code', 'number', 'department'],
};

/** Three letters in a row: fewer lead to no trigram, and all rows are read as fast. */
const LEADS = /[a-z0-9а-яё]{3}/i;

/**
 * A necessary condition of `text ilike pattern` that an index can answer, where there is one for the column and the pattern
 * says enough; undefined elsewhere. `param` makes a placeholder of what was asked.
 */
export const indexedCondition = (
  table: string | undefined,
  column: string,
  {
    asked,
    sql,
    param,
  }: { readonly asked: string; readonly sql: string; readonly param: (text: string) => string },
): string | undefined =>
  table !== undefined && SEARCHED[table]?.includes(column) && LEADS.test(asked)
    ? `searched_text(${sql}) like searched_text(${param(asked)})`
    : undefined;
