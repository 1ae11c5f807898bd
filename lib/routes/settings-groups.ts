import type { Route } from '../access/route.ts';

/** Settings as an admin looks for them, in the order of the menu. */
export const SETTINGS_GROUPS = ['portal', 'people', 'documents', 'signing', 'norms'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

const GROUP_OF: Readonly<Record<string, SettingsGroup>> = {
  start: 'portal',
  parameters: 'portal',
  dictionaries: 'portal',
  appearance: 'portal',
  letters: 'portal',
  system: 'portal',
  users: 'people',
  access: 'people',
  grants: 'people',
  audit: 'people',
  workflows: 'documents',
  statuses: 'documents',
  documenttypes: 'documents',
  requesttypes: 'documents',
  expensetypes: 'documents',
  templates: 'documents',
  reports: 'documents',
  signaturepolicies: 'signing',
  'signing-keys': 'signing',
  powersofattorney: 'signing',
  trust: 'signing',
};

const ORDER = Object.keys(GROUP_OF);

/** Routes of the settings by group; those that families bring are their norms. */
export const settingsByGroup = (
  routes: readonly Route[],
): readonly { readonly group: SettingsGroup; readonly routes: readonly Route[] }[] =>
  SETTINGS_GROUPS.map((group) => ({
    group,
    routes: routes
      .filter(({ name }) => (GROUP_OF[name] ?? 'norms') === group)
      .toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name)),
  })).filter((each) => each.routes.length > 0);
