/** A value as a form says it. */
export interface FormValue {
  readonly text: string;
  /** What a cell of a workbook reckons with. */
  readonly number?: number;
  /** A condition does not hold: a flag that is off, nothing at all. */
  readonly off?: true;
}

export type FormValues = Readonly<Record<string, FormValue>>;

/** The values of one document for a form. */
export interface FormDocument {
  readonly values: FormValues;
  readonly lists: Readonly<Record<string, readonly FormValues[]>>;
}
