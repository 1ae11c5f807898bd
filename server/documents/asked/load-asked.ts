import type { Actor } from '../../../lib/access/actor.ts';
import { type FactBag, type FactName, NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { DocumentRecord } from '../../../lib/documents/record.ts';
import type { Db, Tx } from '../../db/tx.ts';
import { loadOverlaps } from './overlaps.ts';

/** A person may be told less of others' papers; the portal itself, which is nobody, is told all. */
type Reader = Actor | undefined;

/** How facts are read, for a document as it stands or is to be. */
export type Loaders = {
  readonly [Name in FactName]?: (db: Db, record: DocumentRecord, reader: Reader) => Promise<FactBag[Name]>;
};

/** What is locked before a fact is counted that several documents compete for; in ascending order, within the transaction. */
export type Locks = {
  readonly [Name in FactName]?: (tx: Tx, record: DocumentRecord) => Promise<unknown>;
};

let loaders: Loaders = { overlaps: loadOverlaps };
let locks: Locks = {};

/** Adds how the facts that families know are read. */
export const tellLoaders = (more: Loaders, theirs: Locks = {}): void => {
  loaders = { ...loaders, ...more };
  locks = { ...locks, ...theirs };
};

/** One fact about a document. */
export const loadFact = <Name extends FactName>(
  db: Db,
  name: Name,
  record: DocumentRecord,
  reader: Reader,
): Promise<FactBag[Name]> => {
  const load = loaders[name];
  if (!load) throw new Error(`nobody says how ${name} is read`);
  return load(db, record, reader);
};

/** Locks what the facts of a family are counted by; after the document and its employee. */
export const lockAsked = (tx: Tx, family: Pick<Family, 'asks'>, record: DocumentRecord): Promise<unknown> =>
  Promise.all((family.asks ?? []).map((name) => locks[name]?.(tx, record)));

/** The facts a family asks about a document, read at once; those it does not ask stay empty. */
export const loadAsked = async (
  db: Db,
  family: Pick<Family, 'asks'>,
  record: DocumentRecord,
  reader: Reader,
): Promise<FactBag> => {
  const asked = await Promise.all(
    (family.asks ?? []).map(async (name) => [name, await loadFact(db, name, record, reader)] as const),
  );
  return { ...NOTHING_KNOWN, ...Object.fromEntries(asked) };
};
