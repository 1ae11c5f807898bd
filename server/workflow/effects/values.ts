import { familyOf } from '../../../lib/documents/families.ts';
import type { Family } from '../../../lib/documents/family.ts';

/** The family that an effect names; an unknown one is a mistake of the effect's author. */
export const familyOfEffect = (object_id: string): Family => {
  const family = familyOf(object_id);
  if (!family) throw new Error(`an effect names the family ${object_id}, which is not there`);
  return family;
};

/** What only the engine writes. */
const KEPT = [
  'id',
  'client_id',
  'object_id',
  'number',
  'organization_id',
  'employee_id',
  'status_id',
  'workflow_id',
  'version',
];

/** The values an effect writes, all of them columns of the family: one that is not would be lost unnoticed. */
export const knownValues = (
  { object }: Family,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  for (const name of Object.keys(values)) {
    const field = object.fields[name];
    if (!field || field.from || field.computed || field.lines || KEPT.includes(name))
      throw new Error(`an effect writes ${object.object_id}.${name}, which is no column of it`);
  }
  return { ...values };
};
