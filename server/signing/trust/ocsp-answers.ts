import { setTimeout as delay } from 'node:timers/promises';
import { ocspRequest } from '../../../lib/signing/ocsp-request.ts';
import { bytesOfBase64 } from '../../../lib/signing/pem.ts';
import type { AnswerFault, InForce } from '../../../lib/signing/verify/responders.ts';
import { parseCertificate, type X509 } from '../../../lib/signing/x509.ts';
import { readBeside } from '../../beside/read-beside.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { askResponder } from './ask-responder.ts';
import { type FetchFault, NotFetched } from './outward.ts';
import { ANSWER } from './readers.ts';

/** Why an answer is not believed; '' when it is in force. */
type Fault = FetchFault | AnswerFault | 'older';

/** An issuer whose responder an admin has named. */
type Responder = Row<'trusted_certificate', 'id' | 'der' | 'ocsp_url'>;

interface Question {
  readonly responder: Responder;
  readonly certificate: X509;
}

/** Chains of trust as a report has them: base64 of DER, from the certificate up to the root. */
export type Chains = readonly (readonly string[] | undefined)[];

/**
 * Answers (OCSP, DER) about the certificates of chains that end at a root of the client's: kept ones, and new ones from
 * responders its admins named, never from addresses in certificates. When a responder is too slow, the verdict rests on
 * what else is known.
 */
export const answersAbout = async (client_id: number, chains: Chains): Promise<Uint8Array[]> => {
  const responders = await db.rows<Responder>(
    `select "id", "der", "ocsp_url" from "trusted_certificate"
     where "client_id" = $1 and not "disabled" and "ocsp_url" <> ''`,
    [client_id],
  );
  if (responders.length === 0) return [];
  const answers = await Promise.all(questionsOf(chains, responders).map(answerInTime));
  return answers.filter((each) => each !== undefined);
};

/** A verdict waits no longer than this for what it may do without. */
const PATIENCE_MS = 8_000;

const answerInTime = (question: Question): Promise<Uint8Array | undefined> =>
  Promise.race([answerOf(question), delay(PATIENCE_MS, undefined, { ref: false })]);

/** No responder need answer about an expired certificate. */
const questionsOf = (chains: Chains, responders: readonly Responder[]): Question[] => {
  const questions = chains.flatMap((chain = []) =>
    chain.slice(0, -1).flatMap((text, index): [string, Question][] => {
      const issuer = Buffer.from(chain[index + 1] ?? '', 'base64');
      const responder = responders.find(({ der }) => der.equals(issuer));
      const certificate = responder && parseCertificate(bytesOfBase64(text));
      return certificate && certificate.notAfter > Date.now() ? [[text, { responder, certificate }]] : [];
    }),
  );
  return [...new Map(questions).values()];
};

const asking = new Map<string, Promise<Uint8Array | undefined>>();

/** Concurrent questions about a certificate share one answer. */
const answerOf = async (question: Question): Promise<Uint8Array | undefined> => {
  const kept = await keptAnswer(question);
  if (kept && !kept.due) return kept.der;
  const key = `${question.responder.id} ${question.certificate.serial}`;
  const answer = asking.get(key) ?? askAnew(question, key).finally(() => asking.delete(key));
  asking.set(key, answer);
  return (await answer) ?? kept?.der;
};

/** An answer is due again halfway to its end, and after six hours, as lists are. */
const keptAnswer = async ({ responder, certificate }: Question) => {
  const [row] = await db.rows<Row<'trusted_ocsp', 'der'> & { due: boolean }>(
    `select "der", now() > "this_update" + ("next_update" - "this_update") / 2
       or "fetched_at" < now() - interval '6 hours' as due
     from "trusted_ocsp" where "certificate_id" = $1 and "serial_number" = $2 and "next_update" > now()`,
    [responder.id, certificate.serial],
  );
  return row;
};

/** Until when a silent responder, or a certificate a responder cannot answer about, is not asked. */
const resting = new Map<string, number>();
const REST_MS = 30_000;
const MOST_RESTING = 1_000;

const askAnew = async (question: Question, key: string): Promise<Uint8Array | undefined> => {
  const { ocsp_url } = question.responder;
  if ([ocsp_url, key].some((each) => (resting.get(each) ?? 0) > Date.now())) return undefined;
  const found = await ask(question).catch(faultOf);
  if (found === undefined) return undefined;
  const fault = typeof found === 'string' ? found : await keep(question, found);
  await tell(question, fault);
  if (fault === '' && typeof found !== 'string') return found.der;
  if (resting.size >= MOST_RESTING) resting.clear();
  resting.set(fault === 'unreachable' ? ocsp_url : key, Date.now() + REST_MS);
  return undefined;
};

/** What fails on our own side is no fault of the responder's. */
const faultOf = (error: unknown): Fault | undefined => {
  if (error instanceof NotFetched) return error.fault;
  log.warn({ err: error }, 'no answer about a certificate');
  return undefined;
};

const tell = async ({ responder, certificate }: Question, fault: Fault | ''): Promise<void> => {
  if (fault)
    log.warn(
      { trusted_certificate: responder.id, serial: certificate.serial, fault },
      'no answer about a certificate',
    );
  await inTransaction((tx) =>
    tx.rows(
      'update "trusted_certificate" set "ocsp_tried_at" = now(), "ocsp_error" = $2 where "id" = $1 and "ocsp_url" = $3',
      [responder.id, fault, responder.ocsp_url],
    ),
  );
};

type Answer = InForce & { readonly der: Uint8Array };

/** What the responder says now, if it is about this certificate, signed by one entitled, and in force. */
const ask = async ({ responder, certificate }: Question): Promise<Answer | Fault> => {
  const authority = parseCertificate(responder.der);
  if (!authority) return 'unreadable';
  const der = await askResponder(responder.ocsp_url, ocspRequest(certificate, authority));
  const read = await readBeside(
    ANSWER,
    { der, certificate: certificate.der, authority: authority.der, now: Date.now() },
    { by: `answer ${responder.id} ${certificate.serial}` },
  );
  if (!read) return 'unreadable';
  return typeof read === 'string' ? read : { der, ...read };
};

/** An older answer never takes the place of a newer one. */
const keep = async (
  { responder, certificate }: Question,
  { der, thisUpdate, nextUpdate }: Answer,
): Promise<Fault | ''> => {
  const kept = await inTransaction((tx) =>
    tx.rows(
      `insert into "trusted_ocsp" as a ("certificate_id", "serial_number", "der", "this_update", "next_update")
       select "id", $2, $3, $4, $5 from "trusted_certificate" where "id" = $1
       on conflict ("certificate_id", "serial_number") do update set "der" = excluded."der", "fetched_at" = now(),
         "this_update" = excluded."this_update", "next_update" = excluded."next_update"
       where a."this_update" <= excluded."this_update" returning 1`,
      [responder.id, certificate.serial, Buffer.from(der), new Date(thisUpdate), new Date(nextUpdate)],
    ),
  );
  return kept.length > 0 ? '' : 'older';
};

/** Answers whose time is over say nothing of now any more; signatures keep those they were judged by. */
export const sweepAnswers = (): Promise<unknown> =>
  inTransaction((tx) => tx.rows('delete from "trusted_ocsp" where "next_update" < now()'));
