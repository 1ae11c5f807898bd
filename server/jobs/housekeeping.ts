import type { PgBoss } from 'pg-boss';
import { sweepChallenges } from '../auth/challenge.ts';
import { sweepLeftAlone } from '../auth/idle.ts';
import { endLentOfDismissed } from '../auth/lent-of-leaver.ts';
import { sweepIdTokens, sweepTokens } from '../auth/tokens.ts';
import { sweepAttempts } from '../call/limits.ts';
import { db } from '../db/tx.ts';
import { sweepEmptyRequests, sweepLostRequests } from '../documents/linked-request.ts';
import { sweepsOfFamilies } from '../families/sweeps.ts';
import { checkDaily } from '../invariants/check-daily.ts';
import { log } from '../log.ts';
import { remind } from '../reminders/remind.ts';
import { putInForce } from '../settings/put-in-force.ts';
import { sealAudit } from '../signing/authority/audit-seals.ts';
import { renewOldCrl } from '../signing/authority/crl.ts';
import { tellOfExpiry } from '../signing/certificates/expiry.ts';
import { sweepIntents } from '../signing/documents/intents.ts';
import { revokeOfDismissed } from '../signing/keys/dismissed.ts';
import { resealKeys } from '../signing/keys/reseal-keys.ts';
import { sweepAnswers } from '../signing/trust/ocsp-answers.ts';
import { fetchDueCrls } from '../signing/trust/trusted-crls.ts';
import { checkDueSignatures } from '../signing/verify/integrity.ts';
import { sweepOrphans, sweepUnfinished } from '../store/sweep.ts';
import { sweepCardViews } from '../trail/note-cards.ts';
import { sweepDeciders } from '../users/sweep-deciders.ts';
import { takeDueSteps } from '../workflow/due-steps.ts';
import { type Repeated, repeat } from './wakeable.ts';
import { startWorker } from './worker.ts';

export const HOUSEKEEPING = 'housekeeping';

const EVERY_S = 600;
const LIMIT_S = 1_800;

/** What piles up and is swept, once in ten minutes for the whole installation. */
const SWEEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  tokens: () => sweepTokens(db),
  id_tokens: () => sweepIdTokens(db),
  idle: sweepLeftAlone,
  challenges: () => sweepChallenges(db),
  idempotency: () => db.rows(`delete from "idempotency" where "create_date" < now() - interval '24 hours'`),
  limits: () => sweepAttempts(db),
  intents: () => sweepIntents(db),
  empty_requests: sweepEmptyRequests,
  lost_requests: sweepLostRequests,
  orphans: () => sweepOrphans(db),
  signatures: () => checkDueSignatures(),
  audit: sealAudit,
  audit_check: checkDaily,
  card_views: () => sweepCardViews(db),
  parameters: putInForce,
  due_steps: takeDueSteps,
  deciders: sweepDeciders,
  reminders: () => remind(),
  dismissed: revokeOfDismissed,
  lent: endLentOfDismissed,
  portal_crl: renewOldCrl,
  signing_secret: resealKeys,
  certificates: tellOfExpiry,
  trusted_crls: fetchDueCrls,
  answers: sweepAnswers,
  ...sweepsOfFamilies,
};

/**
 * Every process asks for a round of sweeping; the queue lets one through per ten minutes. Unfinished files lie on
 * each machine, so each process sweeps its own.
 */
export const startHousekeeping = async (boss: PgBoss): Promise<Repeated> => {
  await startWorker(boss, HOUSEKEEPING, sweep);
  return repeat(async () => {
    await attempt('unfinished', () => sweepUnfinished(db));
    await attempt('ask', () =>
      boss.send(
        HOUSEKEEPING,
        {},
        { singletonKey: HOUSEKEEPING, singletonSeconds: EVERY_S, retryLimit: 0, expireInSeconds: LIMIT_S },
      ),
    );
    return false;
  }, EVERY_S * 1_000);
};

/** One round; a sweep that fails does not stop the others. */
export const sweep = async (): Promise<void> => {
  for (const [name, work] of Object.entries(SWEEPS)) await attempt(name, work);
};

const attempt = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, sweep: name }, 'sweep failed');
  }
};
