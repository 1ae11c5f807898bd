import { expect, test } from 'vitest';
import { menuOf } from '../../../lib/routes/menu.ts';
import { SETTINGS_GROUPS, settingsByGroup } from '../../../lib/routes/settings-groups.ts';

const settingsOf = (...roles: string[]) => menuOf('setup', { roles, hidden: new Set() });

test('each setting stands in one group, and no group is too long to be read at once', () => {
  const routes = settingsOf('admin', 'employee');
  const groups = settingsByGroup(routes);
  expect(groups.map(({ group }) => group)).toEqual([...SETTINGS_GROUPS]);
  expect(groups.flatMap((each) => each.routes).toSorted(byName)).toEqual(routes.toSorted(byName));
  for (const each of groups) expect([each.group, each.routes.length < 9]).toEqual([each.group, true]);
});

test('the set-up comes first of the portal', () => {
  expect(settingsByGroup(settingsOf('admin'))[0]?.routes[0]?.name).toBe('start');
});

test('only what families bring is left to the norms', () => {
  const norms = settingsByGroup(settingsOf('admin')).find(({ group }) => group === 'norms');
  expect(norms?.routes.every(({ screen }) => screen === 'dictionary')).toBe(true);
});

test('a group of which a person may open nothing is not there', () => {
  expect(settingsByGroup(settingsOf('accountant')).map(({ group }) => group)).not.toContain('people');
});

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;
