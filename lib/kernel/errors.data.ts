/**
 * Every refusal the portal can answer: reason -> JSON-RPC code and the HTTP status of GET answers.
 * The sentences (ru, en) live in `messages/{ru,en}/errors.json` under the same reason.
 * A code is never reused for something else.
 */
export const ERRORS = {
  parse_error: { code: -32700, http: 400 },
  invalid_request: { code: -32600, http: 400 },
  unknown_method: { code: -32601, http: 404 },
  invalid_params: { code: -32602, http: 400 },
  unknown_object: { code: -32602, http: 400 },
  unknown_field: { code: -32602, http: 400 },
  invalid_filter: { code: -32602, http: 400 },
  idempotency_key_reused: { code: -32602, http: 400 },
  too_many_calls: { code: -32602, http: 400 },
  system_error: { code: -32603, http: 500 },
  too_heavy: { code: -32603, http: 500 },
  unavailable: { code: -32603, http: 503 },
  wrong_login_or_password: { code: -32701, http: 401 },
  missing_secret_code: { code: -32702, http: 401 },
  wrong_secret_code: { code: -32703, http: 401 },
  account_blocked: { code: -32704, http: 403 },
  link_expired: { code: -32705, http: 400 },
  invalid_refresh_token: { code: -32706, http: 401 },
  access_denied: { code: -32707, http: 403 },
  foreign_origin: { code: -32707, http: 403 },
  invalid_access_token: { code: -32708, http: 401 },
  no_workflow_step: { code: -32709, http: 400 },
  forbidden_period: { code: -32710, http: 400 },
  forbidden_period_by_status: { code: -32710, http: 400 },
  status_mismatch: { code: -32711, http: 400 },
  edited_by_another: { code: -32712, http: 400 },
  validation: { code: -32713, http: 400 },
  not_editable: { code: -32707, http: 403 },
  not_deletable: { code: -32707, http: 403 },
  used_elsewhere: { code: -32713, http: 400 },
  file_too_big: { code: -32714, http: 400 },
  file_count: { code: -32714, http: 400 },
  file_type: { code: -32714, http: 400 },
  file_quota: { code: -32714, http: 400 },
  pin_exhausted: { code: -32715, http: 400 },
  not_found: { code: -32716, http: 404 },
  email_taken: { code: -32717, http: 400 },
  sign_failed: { code: -32718, http: 400 },
  too_many_requests: { code: -32719, http: 429 },
  body_too_big: { code: -32600, http: 413 },
} as const;

export type Reason = keyof typeof ERRORS;
