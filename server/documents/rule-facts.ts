import type { Actor } from '../../lib/access/actor.ts';
import type { HeldTo } from '../../lib/documents/counting.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { KnownType } from '../../lib/documents/judge-save.ts';
import type { Circumstances, RuleFacts } from '../../lib/documents/record.ts';
import { type Day, dayInZone } from '../../lib/kernel/day.ts';
import { parseTypeDetail } from '../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { refusal } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import type { Db, Tx } from '../db/tx.ts';
import { loadEmployment } from './asked/employment.ts';
import { loadAsked, loadFact, loadUnderLocks } from './asked/load-asked.ts';

/** The calendar day of a moment in the business time zone. */
export const businessDay = (moment: string): Day => dayInZone(moment, readConfig().BUSINESS_TZ);

/** Today by the database's clock: those of the portals may differ. */
export const readToday = async (db: Db): Promise<Day> => {
  const [row] = await db.rows<{ now: string }>('select clock_timestamp() as now');
  if (!row) throw refusal('system_error');
  return businessDay(row.now);
};

/**
 * Reads the facts that a family's rules ask for, inside the transaction that acts on them. The employee is locked
 * first, so that two documents of one employee sent at the same moment see each other.
 */
export const loadRuleFacts = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  record: DocumentRecord,
  circumstances: Omit<Circumstances, 'type'>,
): Promise<RuleFacts> => {
  // Sent together and run in this order: what is read is read under the lock.
  const [, type, asked] = await Promise.all([
    lockPerson(tx, record.employee_id),
    loadType(tx, actor.client_id, record.document_type_id),
    loadUnderLocks(tx, family, record, { reader: actor, parameters: circumstances.parameters }),
  ]);
  return { type, ...asked, ...circumstances };
};

/**
 * What a document that is brought on is held to. The employee is locked first: no dismissal is entered until the move is
 * written, and of several documents agreed at once each sees those before it.
 */
export const loadHeldTo = async (
  tx: Tx,
  clientId: number,
  record: DocumentRecord,
  asked: { readonly employment: boolean; readonly balance: boolean },
  { parameters, calendar }: Pick<Circumstances, 'parameters' | 'calendar'>,
): Promise<HeldTo> => {
  const held: { -readonly [Name in keyof HeldTo]: HeldTo[Name] } = {};
  // Sent together and run in this order: what is read is read under the lock.
  if (asked.employment)
    [, held.employment] = await Promise.all([lockPerson(tx, record.employee_id), loadEmployment(tx, record)]);
  if (asked.balance) {
    const [type, , balances] = await Promise.all([
      loadType(tx, clientId, record.document_type_id),
      lockPerson(tx, record.employee_id),
      loadFact(tx, 'balances', record, { reader: undefined, parameters }),
    ]);
    held.balance = { type, parameters, calendar, balances };
  }
  return held;
};

/** The same facts without a lock, for what is said and refuses nothing. */
export const readRuleFacts = async (
  db: Db,
  actor: Actor,
  family: Family,
  record: DocumentRecord,
  circumstances: Omit<Circumstances, 'type'>,
): Promise<RuleFacts> => {
  const [type, asked] = await Promise.all([
    loadType(db, actor.client_id, record.document_type_id),
    loadAsked(db, family, record, { reader: actor, parameters: circumstances.parameters }),
  ]);
  return { type, ...asked, ...circumstances };
};

/** A weaker lock: rows that refer to the employee can still be added. After the documents, see `lockDocuments`. */
export const lockPerson = (tx: Tx, employeeId: number) =>
  tx.rows('select 1 from "employee" where "id" = $1 for no key update', [employeeId]);

/** A document type of the client; null for none. */
export const loadType = async (db: Db, clientId: number, id: number | null): Promise<KnownType | null> => {
  if (id === null) return null;
  const [row] = await db.rows<Omit<KnownType, 'detail'> & { detail: unknown }>(
    'select "object_id", "organization_id", "disabled", "code", "detail" from "document_type" where "id" = $1 and "client_id" = $2',
    [id, clientId],
  );
  return row ? { ...row, detail: parseTypeDetail(row.detail) } : null;
};
