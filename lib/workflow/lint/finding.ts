/** How much a finding matters: documents get stuck; something is not what it looks like; worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/** What may be found in the steps of an object, in the order of display. */
export const SEVERITIES = {
  no_start: 'error',
  unknown_status: 'error',
  unknown_role: 'error',
  dead_end: 'error',
  no_rest: 'error',
  nobody_acts: 'error',
  policy_unfulfilled: 'error',
  policy_below_law: 'error',
  no_way: 'warning',
  own_decision: 'warning',
  unreachable: 'warning',
  nobody_holds: 'warning',
  duplicate: 'warning',
  same_status: 'warning',
  no_word: 'warning',
  unreadable_condition: 'warning',
  unknown_parameter: 'warning',
  never_due: 'warning',
  field_missing: 'warning',
  sign_never: 'warning',
  policy_unasked: 'warning',
  signature_bypassed: 'warning',
  sign_without_policy: 'note',
  added: 'note',
  removed: 'note',
  changed: 'note',
} as const satisfies Record<string, Severity>;
export type FindingCode = keyof typeof SEVERITIES;
export const FINDING_CODES = Object.keys(SEVERITIES) as FindingCode[];

/** One thing about the steps of an object that an administrator should look at, and where it is. */
export interface Finding {
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly object_id: string;
  readonly step_ids: readonly number[];
  readonly statuses: readonly string[];
  /** What its sentence names: a role, a language, fields; several are parted by commas. */
  readonly values: Readonly<Record<string, string>>;
}

type Place = Partial<Pick<Finding, 'step_ids' | 'statuses' | 'values'>>;

export const finding = (code: FindingCode, object_id: string, place: Place = {}): Finding => ({
  severity: SEVERITIES[code],
  code,
  object_id,
  step_ids: place.step_ids ?? [],
  statuses: place.statuses ?? [],
  values: place.values ?? {},
});
