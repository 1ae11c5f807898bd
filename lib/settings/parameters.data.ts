/** A setting of the portal. Values are stored as text; one without a record has its default (specification 9). */
export interface ParameterDefinition {
  /** `list`: text items with `;` between them. */
  readonly type: 'number' | 'text' | 'flag' | 'list';
  readonly default: string;
  /** Where the settings screen shows it. */
  readonly group:
    | 'general'
    | 'access'
    | 'profile'
    | 'lists'
    | 'files'
    | 'dates'
    | 'workflow'
    | 'vacation'
    | 'absence'
    | 'trip'
    | 'overtime'
    | 'signing';
  /** A smaller number counts as not set. */
  readonly min?: number;
  /** Readable before signing in: the first screens depend on it. */
  readonly public?: true;
  /** Nothing reads it, for the portal lacks the part it is of. Its description says why. */
  readonly waits?: Awaited;
}

/** Parts that the portal lacks, as `messages/{ru,en}/awaited.json` has them. */
type Awaited = 'support' | 'codes';

/** What it does, in both languages: `messages/{ru,en}/parameters.json` under the code. */
export const PARAMETERS = {
  locale: { type: 'text', default: 'ru', group: 'general', public: true },
  is_support_form_visible: { type: 'flag', default: '0', group: 'general', public: true, waits: 'support' },
  is_support_form_recipient_visible: {
    type: 'flag',
    default: '0',
    group: 'general',
    public: true,
    waits: 'support',
  },
  hide_unread_bell: { type: 'flag', default: '0', group: 'general', public: true },
  hide_user_guide: { type: 'flag', default: '0', group: 'general', public: true },
  hide_grants_button: { type: 'flag', default: '0', group: 'general', public: true },
  language_switch_off: { type: 'flag', default: '0', group: 'general', public: true },
  notification_show_delta: { type: 'number', default: '90', group: 'general', min: 0 },
  email_days_delt: { type: 'number', default: '3', group: 'general', min: 0 },
  decision_letters: { type: 'flag', default: '1', group: 'general' },
  notify_hourly_limit: { type: 'number', default: '60', group: 'general', min: 1 },

  auto_logout_time: { type: 'number', default: '15', group: 'access', min: 1 },
  password_expiration_days: { type: 'number', default: '0', group: 'access', min: 0 },
  password_policy: { type: 'text', default: '', group: 'access' },
  dismissal_period: { type: 'number', default: '0', group: 'access', min: 0 },
  hr_decides_own: { type: 'flag', default: '0', group: 'access' },
  move_warnings_must_be_read: { type: 'flag', default: '0', group: 'access' },
  manager_as_employee: { type: 'flag', default: '0', group: 'access' },
  scim_keeps_admins: { type: 'flag', default: '0', group: 'access' },
  session_places: { type: 'list', default: '', group: 'access' },
  sign_in_address_attempts: { type: 'number', default: '100', group: 'access', min: 5 },
  sso_client: { type: 'flag', default: '0', group: 'access' },
  sso_logout: { type: 'text', default: '', group: 'access' },
  two_factor_required_roles: { type: 'list', default: '', group: 'access' },

  is_userprofile_contact_tab_visible: { type: 'flag', default: '0', group: 'profile' },
  profile_editable_contacts: { type: 'list', default: '', group: 'profile' },
  two_factors_show_in_profile: { type: 'flag', default: '0', group: 'profile' },
  send_email_code_show_in_profile: { type: 'flag', default: '0', group: 'profile', waits: 'codes' },
  send_sms_code_show_in_profile: { type: 'flag', default: '0', group: 'profile', waits: 'codes' },
  is_employee_team_view_visible: { type: 'flag', default: '0', group: 'profile' },

  request_default_number_per_page: { type: 'number', default: '5', group: 'lists', min: 1 },
  vacation_powerusers_pagination: { type: 'flag', default: '0', group: 'lists' },
  chips_actual_off: { type: 'flag', default: '0', group: 'lists' },
  location_filter_show_in_grid: { type: 'flag', default: '0', group: 'lists' },

  upload_max_filecount: { type: 'number', default: '3', group: 'files', min: 0 },
  upload_max_filesize: { type: 'number', default: '5', group: 'files', min: 0 },
  upload_pdf: { type: 'flag', default: '0', group: 'files' },
  upload_person_quota_megabytes: { type: 'number', default: '1000', group: 'files', min: 0 },
  upload_quota_gigabytes: { type: 'number', default: '50', group: 'files', min: 0 },

  weekly_doctype_list: { type: 'list', default: '', group: 'dates' },
  pastday_calendar_restriction: { type: 'list', default: '', group: 'dates' },
  pastday_calendar_allowed: { type: 'list', default: '', group: 'dates' },
  workday_calendar_restriction: { type: 'list', default: '', group: 'dates' },
  planning_time_visible: { type: 'flag', default: '0', group: 'dates' },

  comment_length: { type: 'number', default: '256', group: 'workflow', min: 1 },
  unsent_documents_max: { type: 'number', default: '200', group: 'workflow', min: 1 },
  important_comment_doctype_list: { type: 'list', default: '', group: 'workflow' },
  approve_forbidden_period: { type: 'number', default: '0', group: 'workflow', min: 0 },
  forbidden_period_except_codes: { type: 'list', default: '', group: 'workflow' },
  decision_norm_workdays: { type: 'number', default: '1', group: 'workflow', min: 0 },
  remind_after_days: { type: 'number', default: '1', group: 'workflow', min: 0 },
  remind_status_days: { type: 'list', default: '', group: 'workflow' },
  escalate_after_days: { type: 'number', default: '0', group: 'workflow', min: 0 },
  absence_norm_percent: { type: 'number', default: '30', group: 'workflow', min: 0 },

  vacation_accrual: { type: 'flag', default: '0', group: 'vacation' },
  vacation_norm: { type: 'number', default: '28', group: 'vacation', min: 1 },
  vacation_correction: { type: 'flag', default: '0', group: 'vacation' },
  vacation_correction_move_recent_year_only: {
    type: 'flag',
    default: '0',
    group: 'vacation',
  },
  vacation_schedule: { type: 'flag', default: '0', group: 'vacation' },
  vacation_schedule_notice_days: { type: 'number', default: '20', group: 'vacation', min: 14 },
  vacation_offschedule_recent_year_only: { type: 'flag', default: '0', group: 'vacation' },
  vacation_offschedule_except_codes: { type: 'list', default: '', group: 'vacation' },
  vacation_plan_priority: { type: 'list', default: '', group: 'vacation' },
  vacation_employee_rest_visible: { type: 'flag', default: '0', group: 'vacation' },
  vacation_validate_rest: { type: 'number', default: '-1', group: 'vacation', min: -1 },
  vacation_validate_rest_year: { type: 'number', default: '-1', group: 'vacation', min: -1 },
  vacation_validate_forbidden_period: { type: 'number', default: '0', group: 'vacation', min: 0 },
  vacation_validate_forbidden_period_wdays: { type: 'number', default: '0', group: 'vacation', min: 0 },
  vacation_advice_notice_days: { type: 'number', default: '0', group: 'vacation', min: 0 },
  vacation_advice_long_part: { type: 'flag', default: '0', group: 'vacation' },
  vacation_visible_hours: { type: 'list', default: '', group: 'vacation' },
  vacation_shift_unpaid_leave_overhours_per_day: {
    type: 'number',
    default: '7',
    group: 'vacation',
    min: -24,
  },

  absence_employee_rest_visible: { type: 'flag', default: '0', group: 'absence' },
  absence_late_roles: { type: 'list', default: 'employee;manager', group: 'absence' },
  check_sickleave_number_on_close: { type: 'flag', default: '0', group: 'absence' },
  office_seat_limit_per_day: { type: 'number', default: '0', group: 'absence', min: 0 },

  btrip_starting_point: { type: 'text', default: '', group: 'trip' },
  btrip_date_disable: { type: 'flag', default: '0', group: 'trip' },
  // Items 11 and 20 of the rules of decree 749, which held until September 2025; the law has no other rule since.
  btrip_same_day_home_percent: { type: 'number', default: '0', group: 'trip', min: 0 },
  btrip_same_day_abroad_percent: { type: 'number', default: '50', group: 'trip', min: 0 },
  check_btrip_onholiday: { type: 'number', default: '0', group: 'trip', min: 0 },
  expense_receipt_days: { type: 'number', default: '365', group: 'trip', min: 0 },

  overtime_overhours_per_day: { type: 'number', default: '0', group: 'overtime', min: 0 },
  overtime_overhours_adjacent_days: { type: 'number', default: '0', group: 'overtime', min: 0 },
  overtime_overhours_ids: { type: 'list', default: '', group: 'overtime' },
  overtime_employee_confirmation: { type: 'flag', default: '0', group: 'overtime' },
  overtime_shift_block_visible: { type: 'flag', default: '0', group: 'overtime' },
  overtime_dayoff: { type: 'flag', default: '0', group: 'overtime' },
  overtime_15_minute_lock: { type: 'flag', default: '0', group: 'overtime' },
  overtime_night_hours_breaktime_decrease: { type: 'flag', default: '0', group: 'overtime' },

  invite_days: { type: 'number', default: '7', group: 'access', min: 1 },
  candidate_invite_days: { type: 'number', default: '7', group: 'access', min: 1 },
  candidate_data_days: { type: 'number', default: '30', group: 'access', min: 1 },

  company_behalf_signature: { type: 'text', default: '', group: 'signing' },
  reissue_certificate_allowed: { type: 'flag', default: '0', group: 'signing' },
  pin_length: { type: 'number', default: '4', group: 'signing', min: 4 },
  sign_prepare_hourly_limit: { type: 'number', default: '1000', group: 'signing', min: 200 },
} as const satisfies Record<string, ParameterDefinition>;

export type ParameterCode = keyof typeof PARAMETERS;

/** Codes that may be read before signing in. */
export const PUBLIC_PARAMETERS: readonly string[] = Object.entries<ParameterDefinition>(PARAMETERS)
  .filter(([, definition]) => definition.public)
  .map(([code]) => code);

/** Codes that a candidate reads besides: their own account, messages and files follow them (ROLE-14). */
export const CANDIDATE_PARAMETERS: readonly string[] = [
  ...PUBLIC_PARAMETERS,
  'auto_logout_time',
  'candidate_data_days',
  'comment_length',
  'is_userprofile_contact_tab_visible',
  'notification_show_delta',
  'password_expiration_days',
  'password_policy',
  'profile_editable_contacts',
  'send_email_code_show_in_profile',
  'send_sms_code_show_in_profile',
  'two_factors_show_in_profile',
  'upload_max_filecount',
  'upload_max_filesize',
  'upload_pdf',
];
