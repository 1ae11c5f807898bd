/** A certificate as `view.get` lists it. */
export interface CertificateRow {
  readonly id: number;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly name: string;
  readonly type: '2' | '3';
  readonly serial_number: string;
  readonly issuer: string;
  readonly expiration_date: string;
  readonly confirmed: '0' | '1';
  readonly disabled: '0' | '1';
  readonly revoke_reason: string;
  readonly [field: string]: unknown;
}

export const CERTIFICATE_FIELDS =
  'id,employee_id,employee_name,employee_name_eng,name,type,serial_number,issuer,expiration_date,confirmed,disabled,revoke_reason';
