import { completeDocument } from '../../../lib/documents/complete.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { sends } from '../../../lib/workflow/sends.ts';
import { fieldBody } from '../../../server/call/error-body.ts';
import type { Db } from '../../../server/db/tx.ts';
import { loadAsked } from '../../../server/documents/asked/load-asked.ts';
import { loadType } from '../../../server/documents/rule-facts.ts';
import { blankRecord } from '../../../server/documents/save.ts';
import '../../../server/object-rules.ts';
import type { SaidWarning } from '../../../server/workflow/write-move.ts';
import type { Row } from '../insert.ts';
import { type Clock, dayOf } from './clock.ts';
import type { Paper } from './papers.ts';

/** All that a document says, and what its sender was warned of. */
export interface Said {
  readonly said: Row;
  readonly warnings: readonly SaidWarning[];
}

/**
 * What was written, completed as the portal completes it on the day it was begun. Throws where the rules would have
 * refused the sending.
 */
export const saidOf = async (
  db: Db,
  paper: Paper,
  document_type_id: number | null,
  { calendar }: Pick<Clock, 'calendar'>,
): Promise<Said> => {
  const { family, person, written, creator, created, moves } = paper;
  if (!family.complete) return { said: written, warnings: [] };
  const owner = { employee_id: person.id, organization_id: person.organization_id, manager_id: null };
  const record: DocumentRecord = { ...blankRecord(owner), document_type_id, ...written };
  const parameters = await parametersOf(db, person.client_id);
  const facts: RuleFacts = {
    today: dayOf(created),
    calendar,
    parameters,
    type: await loadType(db, person.client_id, document_type_id),
    byHr: creator.id !== person.id,
    byOwner: true,
    isNew: true,
    ...(await loadAsked(db, family, record, { reader: undefined, parameters })),
  };
  const { patch, record: whole, refusals } = completeDocument(family, record, given(written), facts);
  const isSent = moves.some(
    ({ leg: { from, to } }) =>
      to === 'prepared' ||
      (from === 'draft' && sends({ reject: false, status_id: from, next_status_id: to })),
  );
  const found = isSent ? findingsOf(family, whole, facts) : { refusals: [], warnings: [] };
  const refused = [...refusals, ...found.refusals];
  if (refused.length > 0)
    throw new Error(
      `${person.name} could not send this: ${refused.map(({ field, code }) => `${field} ${code}`).join(', ')}.`,
    );
  return {
    said: { ...written, ...patch },
    warnings: found.warnings.map((warning) => fieldBody(warning)),
  };
};

const given = (written: Row): ReadonlySet<string> => new Set(Object.keys(written));

const parametersOf = async (db: Db, client_id: number): Promise<Parameters> => {
  const rows = await db.rows<{ code: string; value: string }>(
    'select "code", "value" from "parameter" where "client_id" = $1',
    [client_id],
  );
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]));
};
