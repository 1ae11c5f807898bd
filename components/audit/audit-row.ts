/** A row of the audit, as its list and its window show it. */
export interface AuditRow {
  readonly id: number;
  readonly moment: string;
  readonly stream: string;
  readonly seq: number;
  readonly action: string;
  readonly object_id: string;
  readonly record_id: string;
  readonly document_number: string | null;
  /** What tells the record from others of its kind, as JSON. */
  readonly record_facts: string | null;
  readonly user_id: number | null;
  readonly user_login: string;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly actor_name_eng: string;
  readonly grant_id: number | null;
  readonly behalf_employee_name: string;
  readonly behalf_employee_name_eng: string;
  readonly session_id: number | null;
  readonly address: string;
  readonly user_agent: string;
  readonly refused: '0' | '1';
  readonly detail: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly [field: string]: unknown;
}

export const AUDIT_SELECT =
  'id,moment,stream,seq,action,object_id,record_id,document_number,record_facts,user_id,user_login,actor_id,actor_name,actor_name_eng,grant_id,behalf_employee_name,behalf_employee_name_eng,session_id,address,user_agent,refused,detail,prev_hash,hash';

/** What an export of the audit holds. */
export const AUDIT_COLUMNS = [
  'moment',
  'actor_name',
  'user_login',
  'behalf_employee_name',
  'action',
  'object_id',
  'record_id',
  'document_number',
  'refused',
  'address',
  'user_agent',
  'detail',
  'stream',
  'seq',
  'hash',
];
