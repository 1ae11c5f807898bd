/** Screens that need to know nothing before they ask: their key is all there is. */
const PLAIN_SCREENS = [
  'about',
  'profile',
  'users',
  'ugrants',
  'grants',
  'signing-keys',
  'trust',
  'signaturepolicies',
  'powersofattorney',
  'templates',
  'start',
  'system',
  'calendar',
  'team-calendar',
  'appearance',
  'letters',
  'parameters',
  'workflows',
  'access',
  'audit',
  'disabled',
  'logout',
  'external-link',
  'signing-check',
  'catch-all',
] as const;
export type PlainScreen = (typeof PLAIN_SCREENS)[number];

export const isPlain = (key: string): key is PlainScreen =>
  (PLAIN_SCREENS as readonly string[]).includes(key);
