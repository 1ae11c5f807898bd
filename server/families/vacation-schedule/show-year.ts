import type { Actor } from '../../../lib/access/actor.ts';
import { keepsSchedule, PERIOD_STATUSES } from '../../../lib/documents/families/vacation-schedule/period.ts';
import type { ScheduleInput, ScheduleYear } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { RawJson } from '../../call/context.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';
import { periodSteps } from './move-period.ts';
import { readYearTexts } from './read-year.ts';
import { decidingStep, sendsDrafts, sightOf } from './sight.ts';

/** The schedule of a year as the caller sees it, and what they may do with it. Refuses: access_denied. */
export const showYear = async (actor: Actor, asked: ScheduleInput): Promise<RawJson> => {
  const sight = sightOf(actor, asked);
  const [rules, texts] = await Promise.all([readRules(db, actor.client_id), readYearTexts(db, sight, asked)]);
  const step = decidingStep(actor, sight, rules);
  const { period, ...head } = JSON.parse(texts.head) as Pick<
    ScheduleYear,
    'organization' | 'departments' | 'norms' | 'period'
  >;
  const steps = period && keepsSchedule(actor) ? periodSteps(actor, rules, period.status) : [];
  const known = {
    ...head,
    year: asked.year,
    period: period && {
      ...period,
      next: PERIOD_STATUSES.filter((status) => steps.some(({ next_status_id }) => next_status_id === status)),
    },
    writes: sight.writes,
    sends: sendsDrafts(actor, sight, rules),
    decides: step ? { from: step.status_id, to: step.next_status_id } : null,
  };
  const head_text = JSON.stringify(known).slice(0, -1);
  return new RawJson(`{"data":${head_text},"people":${texts.people},"entries":${texts.entries}}}`);
};
