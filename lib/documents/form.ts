/** A control of a document form, in the order it stands on the screen. */
export type FormControl =
  | { readonly kind: 'type'; readonly field: string }
  | { readonly kind: 'period'; readonly start: string; readonly end: string; readonly days: string }
  | { readonly kind: 'year'; readonly field: string }
  | { readonly kind: 'text'; readonly field: string; readonly max: number };

/** How a family's form is put together; labels are `documents.fields.<field>` and `families.<slug>.form.*`. */
export interface DocumentFormDefinition {
  readonly sections: readonly { readonly key: string; readonly controls: readonly FormControl[] }[];
  /** Show the balance above the fields. */
  readonly balance: boolean;
  /** Show who else is away in the chosen period. */
  readonly away: boolean;
  readonly attachments: boolean;
}

/** The fields a form writes, besides whose document it is and its comments. */
export const fieldsOfForm = (form: DocumentFormDefinition): readonly string[] =>
  form.sections.flatMap(({ controls }) =>
    controls.flatMap((control) =>
      control.kind === 'period' ? [control.start, control.end, control.days] : [control.field],
    ),
  );
