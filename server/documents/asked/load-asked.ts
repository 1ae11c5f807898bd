import type { Actor } from '../../../lib/access/actor.ts';
import { type FactBag, type FactName, NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { DocumentRecord } from '../../../lib/documents/record.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import type { Db, Tx } from '../../db/tx.ts';
import { loadEmployment } from './employment.ts';
import { loadOverlaps } from './overlaps.ts';

/** The reader of facts, and the parameters of the company. */
export interface Reading {
  /** A person may learn less of others' papers; undefined is the portal itself, which learns all. */
  readonly reader: Actor | undefined;
  readonly parameters: Parameters;
}

/** How facts are read, for a document as it stands or is to be. */
export type Loaders = {
  readonly [Name in FactName]?: (db: Db, record: DocumentRecord, reading: Reading) => Promise<FactBag[Name]>;
};

/** What is locked before a fact is counted that several documents compete for; in ascending order, within the transaction. */
export type Locks = {
  readonly [Name in FactName]?: (tx: Tx, record: DocumentRecord) => Promise<unknown>;
};

let loaders: Loaders = { employment: loadEmployment, overlaps: loadOverlaps };
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
  reading: Reading,
): Promise<FactBag[Name]> => {
  const load = loaders[name];
  if (!load) throw new Error(`nobody says how ${name} is read`);
  return load(db, record, reading);
};

/** The facts a family asks about a document, read at once; those it does not ask stay empty. */
export const loadAsked = async (
  db: Db,
  { asks = [] }: Pick<Family, 'asks'>,
  record: DocumentRecord,
  reading: Reading,
): Promise<FactBag> => ({ ...NOTHING_KNOWN, ...(await loadNamed(db, asks, record, reading)) });

/**
 * The same to be acted upon, within a transaction that has locked the document and its employee: what documents of
 * several people compete for is locked, and read after everything else, so that the next of them waits the least.
 */
export const loadUnderLocks = async (
  tx: Tx,
  { asks = [] }: Pick<Family, 'asks'>,
  record: DocumentRecord,
  reading: Reading,
): Promise<FactBag> => {
  // Sent together and run in this order: what is competed for is read under its lock.
  const [free, , competed] = await Promise.all([
    loadNamed(
      tx,
      asks.filter((name) => !locks[name]),
      record,
      reading,
    ),
    Promise.all(asks.map((name) => locks[name]?.(tx, record))),
    loadNamed(
      tx,
      asks.filter((name) => locks[name]),
      record,
      reading,
    ),
  ]);
  return { ...NOTHING_KNOWN, ...free, ...competed };
};

const loadNamed = async (
  db: Db,
  names: readonly FactName[],
  record: DocumentRecord,
  reading: Reading,
): Promise<Partial<FactBag>> =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await loadFact(db, name, record, reading)] as const)),
  );
