/** Deeds of one sort, as the audit is narrowed by them: the beginnings of their actions up to the first point. */
export const ACTION_GROUPS = {
  moves: ['move'],
  rows: ['table', 'effect', 'request', 'setup', 'schedule'],
  signing: ['sign', 'signature', 'key', 'certificate', 'trust'],
  files: ['file', 'photo'],
  talk: ['discussion'],
  papers: ['paper', 'template'],
  people: ['user', 'candidate', 'scim'],
  access: ['grant', 'deputy'],
  entry: [
    'sign_in',
    'sign_out',
    'end_session',
    'end_other_sessions',
    'idle_sign_out',
    'refresh_replayed',
    'step_up',
    'password_change',
    'second_factor',
    'passkey',
    'calendar_feed',
    'sso_link',
  ],
} as const;

export type ActionGroup = keyof typeof ACTION_GROUPS;

export const GROUPS = Object.keys(ACTION_GROUPS) as ActionGroup[];

/** What is kept about people themselves. */
export const OF_PEOPLE = [
  'user',
  'employee',
  'session',
  'passkey',
  'calendar_feed',
  'grant',
  'deputy',
  'subordination',
  'certificate',
  'key_order',
] as const;

/** Dictionaries and settings the portal works by. */
export const OF_SETTINGS = [
  'parameter',
  'parameter_override',
  'parameter_schedule',
  'workflow',
  'signature_policy',
  'status',
  'document_type',
  'request_type',
  'template',
  'report',
  'calendar',
  'lan',
  'theme',
  'organization',
  'screenset',
  'power_of_attorney',
  'trusted_certificate',
  'country',
  'currency',
  'currency_rate',
  'city',
  'perdiem_rate',
  'dictionary_element',
] as const;
