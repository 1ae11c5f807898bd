import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Literal, Scope, Within } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { message } from '../../lib/registry/work.ts';
import { isNamed } from './named-readers.ts';
import type { DocumentChanged, MessageSent, ThreadChanged } from './signals.ts';

/** Whether a person may hear of this: the row scopes of lists, asked with what the signal carries. */
export const mayHear = (actor: Actor, signal: DocumentChanged | ThreadChanged | MessageSent): boolean => {
  if (signal.kind === 'message') {
    const { kind: _kind, ...row } = signal;
    return covers(message.scope(actor), row as Record<string, Literal>);
  }
  const { kind: _kind, named, ...row } = signal;
  const family = familyOf(signal.object_id);
  const stands = { ...row, ...(named ? { status_id: named.status_id } : {}) };
  return family !== undefined && covers(family.scope(actor), stands, named && isNamed(named));
};

const covers = (
  scope: Scope,
  row: Readonly<Record<string, Literal>>,
  isWithin?: (rows: Within) => boolean,
): boolean => scope === 'all' || (scope !== 'none' && matches(scope, row, isWithin));
