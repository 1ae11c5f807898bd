import { expect, test } from 'vitest';
import { allObjects } from '../../../lib/registry/registry.ts';
import { everythingSaid } from '../../support/messages.ts';

const groupsOf = (locale: 'ru' | 'en'): string[] => {
  const said = JSON.parse(JSON.stringify(everythingSaid(locale)));
  return [said.shell.families, said.access.object, said.audit.object].flatMap((group) => Object.keys(group));
};

test.each(['ru', 'en'] as const)('the table of rights calls every object by its name: %s', (locale) => {
  const named = new Set(groupsOf(locale));
  expect(allObjects().filter(({ object_id }) => !named.has(object_id))).toEqual([]);
});
