import type { Ask } from '../rpc/ask.ts';
import type { AnyRow } from '../rpc/rows.ts';
import type { VerdictName } from './verify/verdict.tsx';

/** A signature as the lists show it. */
export interface SignatureRow extends AnyRow {
  readonly id: number;
  readonly object_id: string;
  readonly document_id: number;
  readonly document_number: string;
  readonly request_id: number;
  readonly file_name: string;
  readonly status_id: string;
  readonly status_name: string;
  readonly status_name_eng: string;
  readonly type: '1' | '2' | '3';
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly behalf_employee_id: number | null;
  readonly behalf_employee_name: string;
  readonly behalf_employee_name_eng: string;
  readonly certificate_name: string;
  readonly serial_number: string;
  readonly signed_at: string;
  readonly level: 'B' | 'T' | 'LT';
  readonly verdict: VerdictName;
  readonly checked_at: string | null;
  readonly checked_code: string;
  readonly public_id: string;
}

export const SIGNATURE_FIELDS =
  'id,object_id,document_id,document_number,request_id,file_name,status_id,status_name,status_name_eng,type,employee_id,employee_name,employee_name_eng,behalf_employee_id,behalf_employee_name,behalf_employee_name_eng,certificate_name,serial_number,signed_at,level,verdict,checked_at,checked_code,public_id';

/** What counts now: the last look at the stored file and signature, where there was one, over the verdict of then. */
export const verdictNow = ({ verdict, checked_code }: SignatureRow): VerdictName =>
  checked_code === '' || checked_code === 'ok' ? verdict : 'failed';

/** The signatures of a document, the first one first. */
export const documentSignaturesAsk = (documentId: number): Ask => ({
  object: 'signature',
  query: {
    filter: `document_id = ${documentId}`,
    select: SIGNATURE_FIELDS,
    orderBy: 'id',
    rowsPerPage: 'all',
  },
});
