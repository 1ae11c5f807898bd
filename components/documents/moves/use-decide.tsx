'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Followed } from '../../../lib/rpc/followed.ts';
import { call } from '../../rpc/client.ts';
import { DELAY_MS } from '../../rpc/delayed.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { notify } from '../../ui/notify.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { useOfFamilies } from '../of-families.ts';
import { useRefresh } from '../use-refresh.ts';
import type { Asked } from './asked.ts';
import type { BulkAction } from './bulk.ts';
import { carriedWarnings, isUnseen, type Warning } from './carried-warnings.ts';
import { moveParams } from './move-call.ts';
import { declineFirst, gridSteps, signs, stepButtons, wantsReason } from './step-order.ts';
import { useDelayed } from './use-delayed.ts';
import { useQuestion } from './use-question.tsx';
import { useSignRow } from './use-sign-row.ts';
import type { SignOptions } from './use-signing.ts';
import { useSigning } from './use-signing.ts';
import { useStepWords } from './use-step-words.ts';
import { useTellFollowed } from './use-tell-followed.ts';

/** What a step that is signed would be warned of; a call that fails is left to the window of signing to tell. */
const warningsOf = (row: DocumentRow, step: RowStep): Promise<readonly Warning[]> =>
  call('document.facts', {
    object: row.object_id,
    id: row.id,
    workflow_id: step.id,
  }).then(
    ({ warnings }) => warnings,
    () => [],
  );

/** How long a decided row takes to collapse. */
const COLLAPSE_MS = 180;

export interface Acting {
  /** A decision may be taken back for ten seconds before it is sent. */
  readonly undoable?: boolean;
  /** Called with what was moved, before the lists are read again: the place to move the focus on. */
  onMoved?: (ids: readonly number[]) => void;
}

interface Taken extends SignOptions {
  /** Taken by a key: the window names the document first. */
  readonly asks?: boolean;
}

export interface Decide {
  /** Answers whether the step was taken. */
  readonly one: (row: DocumentRow, step: RowStep, options?: Taken) => Promise<boolean>;
  /** Documents under way, and those on their way out of the list. */
  readonly busy: ReadonlySet<number>;
  readonly leaving: ReadonlySet<number>;
  /** Something is under way: what is shown should hold still. */
  readonly active: boolean;
  /** The windows: the question, the result. */
  readonly windows: ReactNode;
}

/** What every decision is taken by, one or many. */
export interface Deciding extends Decide {
  readonly ask: (asked: Asked) => Promise<string | null>;
  readonly sign: (moves: BulkAction['moves'], reason: string) => Promise<void>;
  /** Lets rows collapse and has every list read again. */
  readonly settle: (ids: readonly number[]) => Promise<void>;
  /** Has a decision wait before it is sent; undefined where each is sent at once. */
  readonly later: ReturnType<typeof useDelayed> | undefined;
}

/**
 * Takes decisions on documents, one at a time, wherever they are shown: asks for the reason of a step back, and before a
 * decision by a key whether it is meant; moves, says what was done or why not, lets the rows
 * collapse and has every list read again. What is signed is asked about by the window of signing.
 */
export const useDecide = ({ onMoved, undoable = false }: Acting = {}): Deciding => {
  const t = useTranslations('documents');
  const words = useStepWords();
  const errorText = useErrorText();
  const { mutateAsync: move } = useRpcMutation<Followed>('table.add', {
    outlives: undoable,
  });
  const delayed = useDelayed(undoable);
  const refresh = useRefresh();
  const [ask, question] = useQuestion();
  const { stepSlotOf } = useOfFamilies();
  const { employee_id } = useProfile();
  const { sign } = useSigning();
  const signRow = useSignRow();
  const tellFollowed = useTellFollowed();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());

  const settle = async (ids: readonly number[]) => {
    setLeaving(new Set(ids));
    onMoved?.(ids);
    await new Promise((resolve) => setTimeout(resolve, COLLAPSE_MS));
    await refresh();
    setLeaving(new Set());
  };

  /** The window of signing says itself what was signed, what was not and what followed. */
  const signed = async (
    moves: BulkAction['moves'],
    reason: string,
    options?: SignOptions,
    seen: readonly string[] = [],
  ) => {
    const ids = await sign(
      moves.map(({ row, step }) => signRow(row, step, reason, seen)),
      options,
    );
    if (ids.length > 0) await settle(ids);
  };

  /** Has warnings read before a step: their codes, none where there are none, null when the person thinks better of it. */
  const readWarnings = async (
    row: DocumentRow,
    step: RowStep,
    warnings: readonly Warning[],
  ): Promise<readonly string[] | null> => {
    if (warnings.length === 0) return [];
    const answer = await ask({ rows: [row], left: [], step, warnings });
    return answer === null ? null : warnings.map(({ code }) => code);
  };

  /** The row goes at once; what becomes of the decision is said when it was sent. */
  const later = (row: DocumentRow, step: RowStep, reason: string, seen: readonly string[]): void => {
    const { number } = row;
    onMoved?.([row.id]);
    delayed({
      ids: [row.id],
      text: t('delayed.one', { verb: words.verb(step, row.object_id), number, seconds: DELAY_MS / 1000 }),
      send: async (key) => {
        try {
          const { data } = await move(moveParams(row, step, reason, seen));
          notify.success(t('moved', { what: words.done(step, row.object_id), number }), { key });
          tellFollowed(data);
        } catch (error) {
          notify.error(t('delayed.not_sent', { number, why: errorText(error) }), { key });
        }
        await refresh();
      },
    });
  };

  const one = async (
    row: DocumentRow,
    step: RowStep,
    { asks = false, ...options }: Taken = {},
  ): Promise<boolean> => {
    const slot = stepSlotOf(row.object_id, step);
    const own = slot.Ask !== undefined;
    const carried = own
      ? await warningsOf(row, step)
      : step.reject === '1' || row.employee_id === employee_id
        ? []
        : carriedWarnings(row);
    const asked = own || wantsReason(step) || (asks && !signs(step)) || carried.length > 0;
    const turn = {
      steps: declineFirst(stepButtons(gridSteps(row)).rejections),
      take: (other: RowStep) => void one(row, other),
    };
    const reason = asked
      ? await ask({ rows: [row], left: [], step, warnings: carried, ...(carried.length > 0 ? { turn } : {}) })
      : '';
    if (reason === null) return false;
    const read = carried.map(({ code }) => code);
    const unread = (warnings: readonly Warning[]) => warnings.filter(({ code }) => !read.includes(code));
    if (signs(step)) {
      const seen = await readWarnings(row, step, unread(await warningsOf(row, step)));
      if (seen !== null) await signed([{ row, step }], reason, options, [...read, ...seen]);
      return false;
    }
    setBusy(new Set([row.id]));
    // What leads to another page is not waited for.
    if (undoable && !own && slot.leadsTo === undefined) {
      const seen = await readWarnings(row, step, unread(await warningsOf(row, step)));
      setBusy(new Set());
      if (seen !== null) later(row, step, reason, [...read, ...seen]);
      return false;
    }
    try {
      const done = await move(moveParams(row, step, reason, read)).catch(async (error: unknown) => {
        if (!isUnseen(error)) throw error;
        const seen = await readWarnings(row, step, unread(error.fields));
        return seen && move(moveParams(row, step, reason, [...read, ...seen]));
      });
      if (done === null) return false;
      notify.success(t('moved', { what: words.done(step, row.object_id), number: row.number }));
      tellFollowed(done.data);
      await settle([row.id]);
      return true;
    } catch (error) {
      notify.error(errorText(error));
      await refresh();
      return false;
    } finally {
      setBusy(new Set());
    }
  };

  return {
    one,
    ask,
    sign: signed,
    settle,
    later: undoable ? delayed : undefined,
    busy,
    leaving,
    active: busy.size > 0 || leaving.size > 0,
    windows: question,
  };
};
