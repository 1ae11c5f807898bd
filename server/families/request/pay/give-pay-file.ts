import type { Actor } from '../../../../lib/access/actor.ts';
import { request as family } from '../../../../lib/documents/families/request/index.ts';
import type { PayPaper, PayVerdict } from '../../../../lib/documents/families/request/pay-files.ts';
import type { PayPerson } from '../../../../lib/documents/families/request/pay-owner.ts';
import type { Refusal } from '../../../../lib/kernel/refusal.ts';
import { CallError, refusal } from '../../../call/call-error.ts';
import { errorBody } from '../../../call/error-body.ts';
import { readRules } from '../../../client/rules.ts';
import type { Row } from '../../../db/row.ts';
import { db, type Tx } from '../../../db/tx.ts';
import { makeDocuments } from '../../../documents/save.ts';
import { attachFile } from '../../../files/attach.ts';
import type { BundleFile } from '../../../files/unpack-bundle.ts';
import { keepPaper } from '../../../files/upload.ts';
import type { OwnWords } from '../../../i18n/sentence.ts';
import { fileStore } from '../../../store/store.ts';
import { beginDocument } from '../../../workflow/begin.ts';
import { readPayRequest } from './pay-facts.ts';

/** Which paper of which period. */
interface PayPeriod {
  readonly paper: PayPaper;
  readonly year: number;
  readonly month: number | null;
}

/** What became of a file: the request it was given by, or why it was not given. */
export type PayGiven =
  | { readonly outcome: 'new' | 'asked'; readonly document_id: number }
  | (Pick<PayVerdict, 'reason'> & {
      readonly outcome: 'unread';
      /** Why the portal refused to give it, where that is the reason. */
      readonly why?: { readonly message: string; readonly message_eng: string };
    });

/**
 * Gives a person the file of a paper in one transaction: by the request that waits for it, or by a new one, taken by
 * the steps of hr to where its person is notified. What was given meanwhile stays. A refusal of making, attaching or
 * moving is an answer, so that it holds back no other person's paper.
 */
export const givePayFile = async (
  actor: Actor,
  file: BundleFile,
  person: PayPerson,
  period: PayPeriod,
): Promise<PayGiven> => {
  const { parameters } = await readRules(db, actor.client_id);
  const { path, size, name } = file;
  const spooled = { path, size, filename: name, declared: 'application/pdf', tooBig: false };
  const original_name = name.slice(name.lastIndexOf('/') + 1);
  try {
    return await keepPaper(
      actor,
      await fileStore(),
      parameters,
      { file: spooled, original_name },
      async (tx, kept) => {
        await lockPeriod(tx, person, period);
        const before = await readPayRequest(tx, person.employee_id, period);
        if (before?.given) throw new GivenMeanwhile();
        const id = before?.id ?? (await ask(tx, actor, person, period));
        if (before?.status_id !== 'accepted') await take(tx, actor, id, 'accepted');
        await attachFile(tx, actor, { object_id: family.object_id, registrator_id: id }, kept, parameters);
        await take(tx, actor, id, 'processed');
        return { outcome: before ? 'asked' : 'new', document_id: id };
      },
    );
  } catch (error) {
    if (error instanceof GivenMeanwhile) return { outcome: 'unread', reason: 'given' };
    if (error instanceof CallError && error.refusal.reason === 'file_type')
      return { outcome: 'unread', reason: 'not_pdf' };
    if (!(error instanceof CallError)) throw error;
    const { words } = await readRules(db, actor.client_id);
    return { outcome: 'unread', reason: 'refused', why: whyOf(error.refusal, words) };
  }
};

/** The sentences of wrong fields, else that of the refusal. */
const whyOf = (refused: Refusal, words: OwnWords): { message: string; message_eng: string } => {
  const { message, message_eng, data } = errorBody(refused, '', words);
  const fields = data.fields ?? [];
  return fields.length === 0
    ? { message, message_eng }
    : {
        message: fields.map((each) => each.message).join(' '),
        message_eng: fields.map((each) => each.message_eng).join(' '),
      };
};

class GivenMeanwhile extends CallError {
  constructor() {
    super({ reason: 'import_changed' });
  }
}

const lockPeriod = (tx: Tx, { employee_id }: PayPerson, { paper, year, month }: PayPeriod) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('pay:' || $1::text, 0))`, [
    [employee_id, paper, year, month ?? 0].join(':'),
  ]);

/** A new request of the person for a paper, as hr makes one. */
const ask = async (
  tx: Tx,
  actor: Actor,
  { employee_id }: PayPerson,
  { paper, year, month }: PayPeriod,
): Promise<number> => {
  const [type] = await tx.rows<Row<'request_type', 'id'>>(
    'select "id" from "request_type" where "client_id" = $1 and "code" = $2',
    [actor.client_id, paper],
  );
  const [id] = await makeDocuments(tx, actor, family, [
    {
      employee_id,
      request_type_id: type?.id ?? null,
      year,
      ...(month === null ? {} : { month }),
      language: 'ru',
      delivery: 'file',
      copies: 0,
    },
  ]);
  if (id === undefined) throw refusal('system_error');
  await beginDocument(tx, actor, family, id);
  return id;
};

const take = (tx: Tx, actor: Actor, id: number, status_id: string): Promise<void> =>
  beginDocument(tx, actor, family, id, { status_id, seen: [] });
