import type { ParameterKind } from './parameter-kind.ts';
import type { ParameterCode } from './parameters.data.ts';

const DAYS_MAX = 3_660;
const days = { unit: 'days', max: DAYS_MAX } as const;
const workdays = { unit: 'workdays', max: 999 } as const;
const types = { holds: 'types' } as const;
/** Flags whose name says that something is hidden: an administrator chooses whether it is shown. */
const shown = { choices: ['0', '1'] } as const;
const byOrganization = { byOrganization: true } as const;

/** What each parameter holds and where it works. */
export const PARAMETER_KINDS: Readonly<Record<ParameterCode, ParameterKind>> = {
  locale: { at: ['sign_in', 'letters'], choices: ['ru', 'en'] },
  is_support_form_visible: { at: ['every_screen'] },
  is_support_form_recipient_visible: { at: ['support'] },
  hide_unread_bell: { at: ['header'], ...shown },
  hide_user_guide: { at: ['every_screen'], ...shown },
  hide_grants_button: { at: ['header'], ...shown },
  language_switch_off: { at: ['header', 'profile', 'sign_in'], ...shown },
  notification_show_delta: { at: ['header', 'messages'], ...days },
  email_days_delt: { at: ['letters'], ...days },
  decision_letters: { at: ['letters'] },
  notify_hourly_limit: { at: ['mailings'], unit: 'mailings', max: 10_000 },

  auto_logout_time: { at: ['sessions'], unit: 'minutes', max: 1_440 },
  password_expiration_days: { at: ['sign_in', 'profile'], ...days },
  password_policy: { at: ['profile', 'sign_in'], choices: ['', 'nist'] },
  dismissal_period: { at: ['sign_in'], ...days },
  hr_decides_own: { at: ['own_documents', 'moves'] },
  move_warnings_must_be_read: { at: ['moves'] },
  manager_as_employee: { at: ['own_documents'] },
  scim_keeps_admins: { at: ['directory'] },
  session_places: { at: ['sessions'], holds: 'ranges' },
  sign_in_address_attempts: { at: ['sign_in'], unit: 'attempts', max: 100_000 },
  sso_client: { at: ['sign_in', 'sso'] },
  sso_logout: { at: ['sso'], holds: 'address' },
  two_factor_required_roles: { at: ['sign_in', 'profile'], holds: 'roles' },

  is_userprofile_contact_tab_visible: { at: ['profile'] },
  profile_editable_contacts: { at: ['profile'], holds: 'contacts' },
  two_factors_show_in_profile: { at: ['profile'] },
  send_email_code_show_in_profile: { at: ['profile'] },
  send_sms_code_show_in_profile: { at: ['profile'] },
  is_employee_team_view_visible: { at: ['home'] },

  request_default_number_per_page: { at: ['lists'], unit: 'rows', max: 500 },
  vacation_powerusers_pagination: { at: ['lists'] },
  chips_actual_off: { at: ['lists'], ...shown },
  location_filter_show_in_grid: { at: ['lists'] },

  upload_max_filecount: { at: ['files', 'discussion'], unit: 'files', max: 100, ...byOrganization },
  upload_max_filesize: { at: ['files', 'discussion'], unit: 'megabytes', max: 1_000, fraction: true },
  upload_pdf: { at: ['files', 'discussion'] },
  upload_person_quota_megabytes: { at: ['files'], unit: 'megabytes', max: 1_000_000, fraction: true },
  upload_quota_gigabytes: { at: ['files'], unit: 'gigabytes', max: 1_000_000, fraction: true },

  weekly_doctype_list: { at: ['dates', 'form', 'send'], ...types, judges: 'all', ...byOrganization },
  pastday_calendar_restriction: {
    at: ['dates', 'form', 'send'],
    holds: 'objects',
    judges: 'all',
    ...byOrganization,
  },
  pastday_calendar_allowed: { at: ['dates', 'form', 'send'], ...types, judges: 'all', ...byOrganization },
  workday_calendar_restriction: {
    at: ['dates', 'form', 'send'],
    holds: 'objects',
    judges: 'all',
    ...byOrganization,
  },
  planning_time_visible: { at: ['form'] },

  comment_length: {
    at: ['form', 'moves', 'send'],
    unit: 'characters',
    max: 4_000,
    judges: 'all',
    ...byOrganization,
  },
  unsent_documents_max: { at: ['form'], unit: 'documents', max: 10_000, ...byOrganization },
  important_comment_doctype_list: { at: ['form', 'send'], ...types, judges: 'all', ...byOrganization },
  approve_forbidden_period: { at: ['moves'], ...days, judges: 'all', ...byOrganization },
  forbidden_period_except_codes: { at: ['send', 'moves'], ...types, judges: 'all', ...byOrganization },
  decision_norm_workdays: { at: ['inbox', 'timeline'], ...workdays, ...byOrganization },
  remind_after_days: { at: ['reminders', 'letters'], ...workdays, ...byOrganization },
  remind_status_days: { at: ['reminders', 'letters'], holds: 'status_days', ...byOrganization },
  escalate_after_days: { at: ['reminders', 'letters'], ...workdays, ...byOrganization },
  absence_norm_percent: { at: ['form', 'inbox', 'away'], unit: 'percent', max: 100, ...byOrganization },

  vacation_accrual: {
    at: ['leave_days', 'vacation_form', 'vacation_send', 'vacation_moves'],
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_norm: {
    at: ['leave_days', 'vacation_form', 'vacation_send', 'vacation_moves'],
    unit: 'days',
    max: 366,
    fraction: true,
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_correction: { at: ['corrections'], ...byOrganization },
  vacation_correction_move_recent_year_only: {
    at: ['corrections'],
    judges: ['vacation_correction'],
    ...byOrganization,
  },
  vacation_schedule: { at: ['schedule'] },
  vacation_schedule_notice_days: { at: ['schedule', 'messages'], ...days, ...byOrganization },
  vacation_offschedule_recent_year_only: {
    at: ['vacation_form', 'vacation_send'],
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_offschedule_except_codes: {
    at: ['vacation_form', 'vacation_send'],
    ...types,
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_plan_priority: { at: ['schedule'], ...types },
  vacation_employee_rest_visible: { at: ['vacation_form'], ...byOrganization },
  vacation_validate_rest: {
    at: ['vacation_form', 'vacation_send', 'vacation_moves'],
    ...days,
    fraction: true,
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_validate_rest_year: {
    at: ['vacation_form', 'vacation_send', 'vacation_moves'],
    ...days,
    fraction: true,
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_validate_forbidden_period: {
    at: ['vacation_form', 'vacation_send'],
    ...days,
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_validate_forbidden_period_wdays: {
    at: ['vacation_form', 'vacation_send'],
    ...workdays,
    judges: ['vacation'],
    ...byOrganization,
  },
  vacation_advice_notice_days: { at: ['vacation_form', 'vacation_send'], ...days, ...byOrganization },
  vacation_advice_long_part: { at: ['vacation_form', 'vacation_send'], ...byOrganization },
  vacation_visible_hours: { at: ['vacation_form'], ...types },
  vacation_shift_unpaid_leave_overhours_per_day: {
    at: ['vacation_form'],
    unit: 'hours',
    max: 24,
    fraction: true,
  },

  absence_employee_rest_visible: { at: ['absence_form'], ...byOrganization },
  absence_late_roles: {
    at: ['absence_send'],
    holds: 'business_roles',
    judges: ['absence'],
    ...byOrganization,
  },
  check_sickleave_number_on_close: { at: ['sickleave_close'], judges: ['sickleave'], ...byOrganization },
  office_seat_limit_per_day: { at: ['homeoffice_form', 'moves'], unit: 'seats', max: 1_000_000 },

  btrip_starting_point: { at: ['trip_form'], holds: 'words' },
  btrip_date_disable: { at: ['trip_form'], ...byOrganization },
  btrip_same_day_home_percent: { at: ['trip_form'], unit: 'percent', max: 100, ...byOrganization },
  btrip_same_day_abroad_percent: { at: ['trip_form'], unit: 'percent', max: 100, ...byOrganization },
  check_btrip_onholiday: {
    at: ['trip_form', 'trip_send'],
    choices: ['0', '1'],
    judges: ['btrip'],
    ...byOrganization,
  },
  expense_receipt_days: { at: ['expense_send', 'moves'], ...days, judges: ['expense'], ...byOrganization },

  overtime_overhours_per_day: { at: ['overtime_send'], unit: 'hours', max: 24, fraction: true },
  overtime_overhours_adjacent_days: { at: ['overtime_send'], unit: 'hours', max: 48, fraction: true },
  overtime_overhours_ids: { at: ['overtime_send'], holds: 'type_ids' },
  overtime_employee_confirmation: { at: ['overtime_send'] },
  overtime_shift_block_visible: { at: ['overtime_form'] },
  overtime_dayoff: { at: ['overtime_form'] },
  overtime_15_minute_lock: { at: ['overtime_form'] },
  overtime_night_hours_breaktime_decrease: { at: ['overtime_form'] },

  invite_days: { at: ['users'], ...days },
  candidate_invite_days: { at: ['candidates'], ...days },
  candidate_data_days: { at: ['candidates'], ...days },

  company_behalf_signature: { at: ['signing'], choices: ['', '1', '2', '3'] },
  reissue_certificate_allowed: { at: ['certificates'] },
  pin_length: { at: ['pin', 'signing'], unit: 'digits', max: 12 },
  sign_prepare_hourly_limit: { at: ['signing'], unit: 'documents', max: 100_000 },
};
