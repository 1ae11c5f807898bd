import type { Actor } from '../../lib/access/actor.ts';
import { DICTIONARIES, dictionaryNamed } from '../../lib/dictionaries/dictionaries.data.ts';
import type { Dictionary } from '../../lib/dictionaries/dictionary.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import { refusal } from '../call/call-error.ts';

/** What a caller may do with the rows of a dictionary. */
export interface Rights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly del: boolean;
}

/** A dictionary with its object, and what the caller may do with it. */
export interface Kept {
  readonly dictionary: Dictionary;
  readonly object: ObjectDefinition;
  readonly may: Rights;
}

/** The dictionary of a name, for those who keep its rows. Refuses: not_found, access_denied. */
export const keptBy = (actor: Actor, name: string): Kept => {
  const dictionary = dictionaryNamed(name);
  if (!dictionary) throw refusal('not_found');
  const kept = keptOf(actor, dictionary);
  if (!kept) throw refusal('access_denied');
  return kept;
};

/** Every dictionary the caller keeps. Refuses: access_denied where there is none. */
export const allKeptBy = (actor: Actor): readonly Kept[] => {
  const kept = DICTIONARIES.flatMap((dictionary) => keptOf(actor, dictionary) ?? []);
  if (kept.length === 0) throw refusal('access_denied');
  return kept;
};

const keptOf = (actor: Actor, dictionary: Dictionary): Kept | undefined => {
  const object = objectOf(dictionary.object);
  if (!object) throw new Error(`no object ${dictionary.object}`);
  const { add, edit, del } = object.write ?? {};
  const may = { add: add?.(actor) ?? false, edit: edit?.(actor) ?? false, del: del?.(actor) ?? false };
  return may.add || may.edit || may.del ? { dictionary, object, may } : undefined;
};
