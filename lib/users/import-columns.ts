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
  'manager',
  'location',
  'phone',
  'hire_date',
  'language',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A name that stands in columns of its own, in the order it is put together. */
export const NAME_PARTS = ['last_name', 'first_name', 'middle_name'] as const;
export type FileColumn = ImportColumn | (typeof NAME_PARTS)[number];
export const FILE_COLUMNS: readonly FileColumn[] = [...IMPORT_COLUMNS, ...NAME_PARTS];

export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024;

/** One line of a file: its number there, the head being 1, and what it says in the columns it has. */
export interface ImportLine {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
}
