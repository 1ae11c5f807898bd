import type { Actor } from '../access/actor.ts';
import { FAMILIES, familyOf } from '../documents/families.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import type { Parameters } from '../settings/read.ts';
import type { Step } from '../workflow/step.ts';
import type { AccessTable } from './answer.ts';
import { documentActs } from './document-acts.ts';
import { marked } from './marked-actor.ts';
import { groupOf } from './object-groups.ts';
import { reachOf, type Way } from './reach.ts';
import { screensOf } from './screens.ts';

/** What a person does with the rows of an object; null where no table call does that, for any role. */
export type AccessRow = AccessTable[number]['rows'][number];

/** The rules of a client that rights depend on. */
export interface ClientRules {
  readonly parameters: Parameters;
  readonly stepsOf: (object_id: string) => readonly Step[];
}

const ALL_FAMILIES = FAMILIES.map(({ object_id }) => object_id);

/** A row of the table of rights: the object's own rules, applied to an actor. */
export const accessRow = (object: ObjectDefinition, actor: Actor, rules: ClientRules): AccessRow => ({
  object: object.object_id,
  group: groupOf(object.object_id),
  read: reachOf(object.scope, actor, ALL_FAMILIES),
  ...actsOn(object, actor, rules),
  screens: screensOf(object.object_id, actor),
});

const actsOn = (
  object: ObjectDefinition,
  actor: Actor,
  { parameters, stepsOf }: ClientRules,
): Pick<AccessRow, 'add' | 'edit' | 'del' | 'steps'> => {
  const family = familyOf(object.object_id);
  if (family) return documentActs(family, actor, stepsOf(object.object_id), parameters);
  const { write } = object;
  const written = (may: ((actor: Actor) => boolean) | undefined): readonly Way[] | null => {
    if (!may) return null;
    return may(marked(actor)) ? reachOf(write?.scope ?? object.scope, actor, ALL_FAMILIES) : [];
  };
  return { add: written(write?.add), edit: written(write?.edit), del: written(write?.del), steps: [] };
};
