import { portalOf } from '../../../lib/access/portal.ts';
import { request as family } from '../../../lib/documents/families/request/index.ts';
import { LAYOUTS } from '../../../lib/documents/families/request/layouts.ts';
import { missingFor } from '../../../lib/documents/families/request/print.ts';
import { eq } from '../../../lib/filter/filter.ts';
import { isOn } from '../../../lib/workflow/flag.ts';
import { readRules } from '../../client/rules.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { type LoadedDocument, readWithin } from '../../documents/read-document.ts';
import { removeBytes } from '../../outbox/intend.ts';
import { takePortalStep } from '../../workflow/portal-step.ts';
import { SIGNALLED } from '../../workflow/write-move.ts';
import type { FamilyWork, StoredPaper } from '../family-work.ts';
import { languageOf, readPaperFacts } from './paper-facts.ts';

/** The name of the work in the outbox. */
export const REQUEST_PAPER = 'request_paper';

/** How far the portal is, as the person sees it. */
type Stage = 'data' | 'file' | 'signature' | 'done' | 'missing';

/**
 * The paper of a request that the portal has a layout for: accepted, read off the card, printed, sealed, given. Where
 * copies on paper are asked for, hr gives them with the file. Each part may run again, on any process, and changes nothing
 * the second time; what is made by hand is left to hr.
 */
export const makePaper: FamilyWork<StoredPaper> = {
  outside: async (clientId, id, { print }) => {
    const document = await inTransaction((tx) => accept(tx, clientId, id));
    if (!document) return undefined;
    const facts = await readPaperFacts(db, document, readConfig().BUSINESS_TZ);
    if (missingFor(String(document.record.request_type_code), facts).length > 0) {
      await reach(id, 'missing');
      return undefined;
    }
    await reach(id, 'file');
    return print(facts, languageOf(document), () => reach(id, 'signature'));
  },
  inside: async (tx, clientId, id, paper, { keep }) => {
    const document = await readWithin(tx, family, eq('client_id', clientId), id, 'locking');
    if (document?.facts.status_id !== 'accepted' || document.record.stage === 'done')
      return removeBytes(tx, clientId, paper.names);
    const by = await askedBy(tx, id);
    await keep(tx, paper, {
      client_id: clientId,
      user_id: by,
      registrator_id: id,
      document_object_id: family.object_id,
    });
    await setStage(tx, id, 'done');
    if (Number(document.record.copies) === 0) await takeStep(tx, clientId, document);
    else tellOfFile(tx, document);
  },
};

/** Nothing moved, but open screens of the request must learn of its file. */
const tellOfFile = (tx: Tx, { facts }: LoadedDocument): void =>
  tx.send(`select pg_notify('portal_changed', $1)`, [JSON.stringify(facts, SIGNALLED)]);

/** A request that is being prepared, accepted by now; undefined where there is nothing to do for the portal. */
const accept = async (tx: Tx, clientId: number, id: number): Promise<LoadedDocument | undefined> => {
  const document = await readWithin(tx, family, eq('client_id', clientId), id, 'locking');
  if (!document || document.record.stage === 'done') return undefined;
  if (!LAYOUTS.includes(String(document.record.request_type_code))) return undefined;
  const { status_id } = document.facts;
  if (status_id === 'prepared' && !(await takeStep(tx, clientId, document))) return undefined;
  if (status_id !== 'prepared' && status_id !== 'accepted') return undefined;
  await setStage(tx, id, 'data');
  return document;
};

/** Takes the step of hr that the portal may take too; false when there is none. */
const takeStep = async (tx: Tx, clientId: number, { facts }: LoadedDocument): Promise<boolean> => {
  const { stepsOf } = await readRules(tx, clientId);
  const step = stepsOf(family.object_id).find(
    (each) =>
      isOn(each.detail.portal) &&
      !each.disabled &&
      each.status_id === facts.status_id &&
      (each.organization_id === null || each.organization_id === facts.organization_id),
  );
  if (!step) return false;
  await takePortalStep(tx, portalOf(clientId), family, { registrator_id: facts.id, workflow_id: step.id });
  return true;
};

const setStage = (tx: Pick<Tx, 'rows'>, id: number, stage: Stage) =>
  tx.rows('update "request" set "stage" = $2 where "id" = $1', [id, stage]);

const reach = async (id: number, stage: Stage): Promise<void> => void (await setStage(db, id, stage));

/** The account that sent the request: it counts as the author of the file. */
const askedBy = async (tx: Tx, id: number): Promise<number> => {
  const [row] = await tx.rows<Row<'document_status', 'user_id'>>(
    'select "user_id" from "document_status" where "registrator_id" = $1 and "user_id" is not null order by "seq" limit 1',
    [id],
  );
  return row?.user_id ?? 0;
};
