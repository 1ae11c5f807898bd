'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DELAY_MS } from '../../rpc/delayed.ts';
import { notify } from '../../ui/notify.ts';
import type { RowStep } from '../document-row.ts';
import { useRefresh } from '../use-refresh.ts';
import type { BulkAction } from './bulk.ts';
import { familyOfRows } from './family-of-rows.ts';
import { wantsReason } from './step-order.ts';
import { type BulkOutcome, useBulkMove } from './use-bulk-move.ts';
import { type Acting, type Decide, useDecide } from './use-decide.tsx';
import { useStepWords } from './use-step-words.ts';
import { useTellFollowed } from './use-tell-followed.ts';

const BulkResult = dynamic(() => import('./bulk-result.tsx').then((file) => file.BulkResult), {
  ssr: false,
});

export interface DecideMany extends Decide {
  readonly many: (action: BulkAction) => Promise<void>;
  readonly bulkBusy: boolean;
}

/** Takes decisions in a list: one, or many at once, which are asked about together and answered with what became of each. */
export const useDecideMany = (acting: Acting = {}): DecideMany => {
  const t = useTranslations('documents');
  const words = useStepWords();
  const { ask, sign, settle, later, ...decide } = useDecide(acting);
  const refresh = useRefresh();
  const tellFollowed = useTellFollowed();
  const bulk = useBulkMove();
  const [result, setResult] = useState<{ title: string; outcomes: readonly BulkOutcome[] } | null>(null);

  const many = async (action: BulkAction): Promise<void> => {
    const [first] = action.moves;
    if (!first) return;
    const rows = action.moves.map((move) => move.row);
    const asked = wantsReason(first.step) || !action.signed || action.left.length > 0;
    const reason = asked ? await ask({ rows, left: action.left, step: first.step }) : '';
    if (reason === null) return;
    if (action.signed) {
      await sign(action.moves, reason);
      return;
    }
    if (!later) {
      await settle(await decided(action, first.step, reason));
      return;
    }
    const ids = rows.map(({ id }) => id);
    acting.onMoved?.(ids);
    later({
      ids,
      text: t('delayed.many', {
        verb: words.verb(first.step, familyOfRows(rows)),
        count: ids.length,
        seconds: DELAY_MS / 1000,
      }),
      send: async (key) => {
        await decided(action, first.step, reason, key);
        await refresh();
      },
    });
  };

  /** Sends a decision on several, says what became of each and answers which were moved. */
  const decided = async (
    action: BulkAction,
    step: RowStep,
    reason: string,
    key?: string,
  ): Promise<readonly number[]> => {
    const outcomes = await bulk.decide(action, reason);
    const done = outcomes.filter((outcome) => outcome.refused === undefined);
    const text = t('bulk.result', {
      what: words.done(step, familyOfRows(action.moves.map(({ row }) => row))),
      done: done.length,
      all: outcomes.length,
    });
    if (done.length === outcomes.length) notify.success(text, key === undefined ? {} : { key });
    else {
      // A user who has left the screen since sees no window of it.
      if (key !== undefined) notify.error(text, { key });
      setResult({ title: text, outcomes });
    }
    tellFollowed(done.flatMap(({ answer }) => answer?.data ?? []));
    return done.map((outcome) => outcome.row.id);
  };

  return {
    ...decide,
    many,
    bulkBusy: bulk.busy,
    active: decide.active || bulk.busy,
    windows: (
      <>
        {decide.windows}
        {result && <BulkResult {...result} onClose={() => setResult(null)} />}
      </>
    ),
  };
};
