import type { Actor } from '../../lib/access/actor.ts';
import { type DatedDocument, isPastClosed, pastRefusals } from '../../lib/calendar/restrictions.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import { heldRoles } from '../../lib/workflow/held-roles.ts';
import type { Db } from '../db/tx.ts';
import { refusal } from '../rpc/call-error.ts';
import { businessDay } from './rule-facts.ts';

/** What dates a document; a change of anything else leaves a past date as it is. */
const DATING = ['document_type_id', 'start_date', 'end_date', 'days', 'statement_date'];

/** What stands against a document that is saved with a past date (AMB-093); `given` names the fields that are set. */
export const pastDates = async (
  db: Db,
  actor: Actor,
  facts: DocumentFacts,
  record: Readonly<Record<string, unknown>>,
  saved: { document: DatedDocument; given: ReadonlySet<string>; parameters: Parameters },
): Promise<FieldRefusal[]> => {
  const { document, given, parameters } = saved;
  const byHr = heldRoles(actor, facts).includes('hr');
  if (!DATING.some((field) => given.has(field)) || !isPastClosed(document, byHr, parameters)) return [];
  const today = businessDay(await readMoment(db));
  return pastRefusals(record, document, { today, byHr, isNew: facts.status_id === 'empty', parameters });
};

/** By the database's clock: those of the portals may differ. */
const readMoment = async (db: Db): Promise<string> => {
  const [row] = await db.rows<{ now: string }>('select clock_timestamp() as now');
  if (!row) throw refusal('system_error');
  return row.now;
};
