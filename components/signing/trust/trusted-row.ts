/** A trusted certificate as `view.get` lists it. */
export interface TrustedRow {
  readonly id: number;
  readonly kind: 'root' | 'intermediate';
  readonly name: string;
  readonly thumbprint: string;
  readonly not_after: string;
  readonly crl_url: string;
  readonly crl_tried_at: string | null;
  readonly crl_error: string;
  readonly crl_this_update: string | null;
  readonly crl_next_update: string | null;
  readonly delta_url: string;
  readonly delta_tried_at: string | null;
  readonly delta_error: string;
  readonly delta_this_update: string | null;
  readonly delta_next_update: string | null;
  readonly ocsp_url: string;
  readonly ocsp_tried_at: string | null;
  readonly ocsp_error: string;
  readonly disabled: '0' | '1';
  readonly updated_at: string;
  readonly [field: string]: unknown;
}
