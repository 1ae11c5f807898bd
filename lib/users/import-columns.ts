/** The columns a file of users may have, in the order of the template. */
export const IMPORT_COLUMNS = [
  'email',
  'name',
  'name_eng',
  'number',
  'organization',
  'roles',
  'position',
  'position_eng',
  'department',
  'department_eng',
  'location',
  'phone',
  'hire_date',
  'language',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const IMPORT_ROWS_MAX = 5_000;
export const IMPORT_BYTES_MAX = 5 * 1024 * 1024;

/** One line of a file: its number there, the head being 1, and what it says in the columns it has. */
export interface ImportLine {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
}

/**
 * The lines of a table, read by its head: a column goes by its name in the file of columns or by a label of either
 * language. Undefined when no column holds the e-mail; other columns are passed over, blank lines too.
 */
export const importLines = (
  table: readonly (readonly string[])[],
  labels: Readonly<Record<ImportColumn, readonly string[]>>,
): ImportLine[] | undefined => {
  const [head = [], ...body] = table;
  const columns = head.map((title) =>
    IMPORT_COLUMNS.find((column) =>
      [column, ...labels[column]].some((label) => plain(label) === plain(title)),
    ),
  );
  if (!columns.includes('email')) return undefined;
  return body.flatMap((line, index) => {
    const said = columns.flatMap((column, at) =>
      column ? [[column, (line[at] ?? '').trim()] as const] : [],
    );
    return said.every(([, text]) => text === '') ? [] : [{ row: index + 2, cells: Object.fromEntries(said) }];
  });
};

const plain = (title: string): string => title.trim().toLowerCase().replaceAll('ё', 'е');
