import type { FormKind } from '../../../lib/objects/forms.ts';
import type { AnyRow, ViewQuery } from '../../rpc/rows.ts';

/** A template in force, as those who print choose it. */
export interface FormRow extends AnyRow {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly kind: FormKind;
  readonly several: '0' | '1';
  readonly organization_id: number | null;
  readonly document_type_id: number | null;
}

/** The templates in force of a family. */
export const formsAsk = (object_id: string): ViewQuery => ({
  filter: `object_id = '${object_id}' and disabled = '0' and version_id is not null`,
  select: 'code,name,name_eng,kind,several,organization_id,document_type_id',
  rowsPerPage: 100,
});

/** Documents that come out on one form. */
export interface Printed {
  readonly object_id: string;
  readonly documents: readonly {
    readonly id: number;
    readonly organization_id: number;
    readonly document_type_id: number | null;
  }[];
}

/** The forms the server takes for the documents: of their organization and their type; of several ones that name each. */
export const formsFor = (rows: readonly FormRow[], { documents }: Printed): readonly FormRow[] => {
  const [first] = documents;
  const fitting = rows.filter(
    ({ organization_id, document_type_id }) =>
      (organization_id === null || organization_id === first?.organization_id) &&
      (document_type_id === null || document_type_id === first?.document_type_id),
  );
  const of = (several: '0' | '1') => fitting.filter((row) => row.several === several);
  if (documents.length > 1) return of('1');
  return of('0').length > 0 ? of('0') : fitting;
};

/** Where a form of documents comes from; without a template the portal's own. */
export const reportAddress = (
  { object_id, documents }: Printed,
  lang: string,
  form?: { readonly code: string; readonly as: 'pdf' | 'file' },
): string =>
  `/api/report/${object_id}?${new URLSearchParams({
    id: documents.map(({ id }) => id).join(','),
    lang,
    ...(form ? { template: form.code, as: form.as } : {}),
  })}`;
