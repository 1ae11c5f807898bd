import type { FormProblem } from '../../lib/forms/problem.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import type { AnyRow, ViewQuery } from '../rpc/rows.ts';

/** A template as those who keep it read it. */
export interface TemplateRow extends AnyRow {
  readonly id: number;
  readonly organization_id: number | null;
  readonly organization_name: string | null;
  readonly organization_name_eng: string | null;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly object_id: string;
  readonly document_type_id: number | null;
  readonly kind: FormKind;
  /** The version in force, by its id and its number. */
  readonly version_id: number | null;
  readonly version: number | null;
  readonly in_force_at: string | null;
  readonly several: '0' | '1';
  /** Of the newest version. */
  readonly problems_count: number;
  readonly sort: number;
  readonly disabled: '0' | '1';
  readonly updated_at: string;
}

export interface VersionRow extends AnyRow {
  readonly id: number;
  readonly number: number;
  readonly original_name: string;
  readonly size: number;
  readonly restores: number | null;
  readonly creator_name: string;
  readonly creator_name_eng: string;
  readonly create_date: string;
}

/** A document a template is tried on. */
export interface TriedRow extends AnyRow {
  readonly id: number;
  readonly number: string;
  readonly employee_name: string;
  readonly employee_name_eng: string;
}

export const TEMPLATES_ASK: ViewQuery = { orderBy: 'sort', rowsPerPage: 'all' };

export const versionsAsk = (template_id: number): ViewQuery => ({
  filter: `template_id = ${template_id}`,
  orderBy: 'number',
  sort: 'desc',
  rowsPerPage: 50,
});

export const triedAsk: ViewQuery = {
  select: 'id,number,employee_name,employee_name_eng',
  orderBy: 'id',
  sort: 'desc',
  rowsPerPage: 30,
};

/** One thing that is wrong, apart from others in the same file. */
export const problemKey = ({ code, place, said }: FormProblem): string =>
  [code, place.where, place.sheet, place.at, place.char, said].join(' ');
