import { type Actor, holds } from '../../../lib/access/actor.ts';
import { recruitment as family, hires } from '../../../lib/documents/families/recruitment/index.ts';
import type { recruitmentMethods } from '../../../lib/documents/families/recruitment/methods.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { relationOf } from '../../../lib/workflow/relation.ts';
import { refusal } from '../../call/call-error.ts';
import { type Handlers, writes } from '../../call/handler.ts';
import { readRules } from '../../client/rules.ts';
import type { Tx } from '../../db/tx.ts';
import { type LoadedDocument, readDocument } from '../../documents/read-document.ts';
import { hasMailServer } from '../../mail/transport.ts';
import { noticeOf, tell } from '../../notifications/tell.ts';
import { openDoor, shutDoor } from '../../users/door.ts';
import { addCandidate } from './add-candidate.ts';
import { erase } from './erase.ts';

/** Statuses of a candidate under way: no invitation is due before them, none is needed after. */
const UNDER_WAY = ['notified', 'prepared', 'agreed', 'approved'];

/** A hiring document that the caller keeps, locked. Refuses: access_denied, not_found. */
const hired = async (tx: Tx, actor: Actor, id: number): Promise<LoadedDocument> => {
  if (!hires(actor) || actor.grant_id !== null) throw refusal('access_denied');
  const document = await readDocument(tx, actor, family, id, 'locking');
  if (!document || relationOf(actor, document.facts).owner) throw refusal('not_found');
  return document;
};

const inviteAgain = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const { facts, record } = await hired(tx, actor, id);
  if (!UNDER_WAY.includes(facts.status_id) || record.erased_at) throw refusal('status_mismatch');
  const { parameters } = await readRules(tx, actor.client_id);
  await openDoor(tx, actor, record.employee_id, numberOf(parameters, 'candidate_invite_days'));
};

const revoke = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const { record } = await hired(tx, actor, id);
  await shutDoor(tx, actor, record.employee_id);
};

/** A candidate withdraws: the answers are deleted at once, and the document's author is notified. */
const withdraw = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  if (!holds(actor, 'candidate') || actor.grant_id !== null) throw refusal('access_denied');
  const document = await readDocument(tx, actor, family, id, 'locking');
  if (!document || !relationOf(actor, document.facts).owner) throw refusal('not_found');
  if (document.facts.status_id === 'processed') throw refusal('status_mismatch');
  const { organization_id, number, facts } = document;
  if (facts.creator_id !== null && facts.creator_id !== actor.employee_id)
    await tell(
      tx,
      actor.client_id,
      [{ recipient: facts.creator_id, organization_id, author_id: actor.user_id }],
      noticeOf('candidate_withdrew', `/${family.routes.form}/${id}`, {
        number,
        vacancy: String(document.record.vacancy ?? ''),
        vacancy_eng: String(document.record.vacancy_eng ?? ''),
      }),
    );
  await shutDoor(tx, actor, document.record.employee_id);
  await erase(tx, actor, id, true);
};

const of = async (work: Promise<void>, document_id: number) => {
  await work;
  return { data: { document_id } };
};

/** What the calls about candidates lead to. */
export const handlers = {
  'candidate.add': writes(addCandidate),
  'candidate.invite': async ({ document_id }, { tx, actor }) => {
    await inviteAgain(tx, actor, document_id);
    return { data: { document_id, mailed: hasMailServer() } };
  },
  'candidate.revoke': ({ document_id }, { tx, actor }) => of(revoke(tx, actor, document_id), document_id),
  'candidate.withdraw': ({ document_id }, { tx, actor }) => of(withdraw(tx, actor, document_id), document_id),
} satisfies Handlers<typeof recruitmentMethods>;
