/** An order of a key as `view.get` lists it. */
export interface OrderRow {
  readonly id: number;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly kind: 'issue' | 'reissue';
  readonly reason: string;
  readonly asked_by: number;
  readonly asked_name: string;
  readonly asked_name_eng: string;
  readonly asked_at: string;
  readonly state: 'asked' | 'granted' | 'refused' | 'used' | 'over';
  readonly [field: string]: unknown;
}
