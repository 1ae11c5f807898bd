import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Literal, Scope } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { message } from '../../lib/objects/work.ts';
import type { DocumentChanged, MessageSent, ThreadChanged } from './signals.ts';

/** Whether a person may hear of this: the row scopes of lists, asked with what the signal carries. */
export const mayHear = (actor: Actor, signal: DocumentChanged | ThreadChanged | MessageSent): boolean => {
  const { kind: _kind, ...row } = signal;
  if (signal.kind === 'message') return covers(message.scope(actor), row as Record<string, Literal>);
  const family = familyOf(signal.object_id);
  return family !== undefined && covers(family.scope(actor), row as Record<string, Literal>);
};

const covers = (scope: Scope, row: Readonly<Record<string, Literal>>): boolean =>
  scope === 'all' || (scope !== 'none' && matches(scope, row));
