import type { FileKind } from '../../lib/objects/file-kinds.ts';
import type { AnyRow } from '../rpc/rows.ts';

/** A file of a document as the lists show it. */
export interface ListedFile extends AnyRow {
  readonly id: number;
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly kind: FileKind;
  readonly registrator_id: number;
  readonly document_object_id: string;
  readonly document_number: string;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly create_date: string;
}

export const FILE_FIELDS =
  'id,name,original_name,content_type,size,kind,registrator_id,document_object_id,document_number,employee_name,employee_name_eng,create_date';
