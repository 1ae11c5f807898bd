import type { Named } from './named-readers.ts';

/** A document moved: the keys its row scope asks for, and where it is now. */
export interface DocumentChanged {
  readonly kind: 'changed';
  readonly id: number;
  readonly object_id: string;
  readonly employee_id: number;
  readonly manager_id: number | null;
  readonly organization_id: number;
  readonly status_id: string;
  /** Readers it names, where its family names any. */
  readonly named?: Named;
}

/** Something was said in the thread of a document: the keys its row scope asks for. */
export type ThreadChanged = Omit<DocumentChanged, 'kind' | 'status_id'> & { readonly kind: 'discussed' };

/** A message was sent: to an employee by id, or to the mailbox `hr` of an organization. */
export interface MessageSent {
  readonly kind: 'message';
  readonly id: number;
  readonly recipient_id: string;
  readonly organization_id: number;
  /** The author of the act; absent for messages of the portal itself. */
  readonly author_id?: number | null;
}

/** A session was ended, by its owner or not. */
interface SessionEnded {
  readonly kind: 'ended';
  readonly id: number;
}

/** Rights in a session changed: whatever it has open asks again who the caller is. */
interface RightsChanged {
  readonly kind: 'rights';
  readonly id: number;
}

/** Wakes the outbox worker after a commit. */
export interface Intended {
  readonly kind: 'intended';
  readonly id: number;
}

/**
 * What this process hears from the database. `missed`: the line was down, whatever came meanwhile is unknown.
 * `closing`: the process ends.
 */
export type Signal =
  | DocumentChanged
  | ThreadChanged
  | MessageSent
  | SessionEnded
  | RightsChanged
  | Intended
  | { readonly kind: 'missed' }
  | { readonly kind: 'closing' };

type Listener = (signal: Signal) => void;

/** One set per process: Next bundles its own copy of this module. */
const slot = globalThis as typeof globalThis & { egListeners?: Set<Listener> };

const listeners = (): Set<Listener> => {
  slot.egListeners ??= new Set();
  return slot.egListeners;
};

/** Calls `listener` for every signal from now on; the answer ends that. */
export const onSignal = (listener: Listener): (() => void) => {
  listeners().add(listener);
  return () => void listeners().delete(listener);
};

export const emitSignal = (signal: Signal): void => {
  for (const listener of [...listeners()]) listener(signal);
};

/** The signal in a notification's payload; undefined for other payloads. */
export const parseSignal = (channel: string, payload: string): Signal | undefined => {
  try {
    const values = JSON.parse(payload) as Record<string, unknown>;
    if (!Number.isSafeInteger(values.id)) return undefined;
    if (channel === 'portal_changed') return { ...(values as unknown as DocumentChanged), kind: 'changed' };
    if (channel === 'portal_discussed') return { ...(values as unknown as ThreadChanged), kind: 'discussed' };
    if (channel === 'portal_session') return { kind: 'ended', id: Number(values.id) };
    if (channel === 'portal_rights') return { kind: 'rights', id: Number(values.id) };
    if (channel === 'portal_intended') return { kind: 'intended', id: Number(values.id) };
    return { ...(values as unknown as MessageSent), kind: 'message' };
  } catch {
    return undefined;
  }
};
