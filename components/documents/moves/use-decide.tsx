'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { DocumentFactsAnswer } from '../../../lib/rpc/document-facts.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import type { SignOptions } from '../../signing/use-signing.ts';
import { useSigning } from '../../signing/use-signing.ts';
import { notify } from '../../ui/notify.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { useRefresh } from '../use-refresh.ts';
import type { BulkAction } from './bulk.ts';
import { carriedWarnings, type Warning } from './carried-warnings.ts';
import type { MoveAnswer } from './move-answer.ts';
import { moveParams } from './move-call.ts';
import { declineFirst, gridSteps, signs, stepButtons, wantsReason } from './step-order.ts';
import { type BulkOutcome, useBulkMove } from './use-bulk-move.ts';
import { useQuestion } from './use-question.tsx';
import { useSignRow } from './use-sign-row.ts';
import { useStepWords } from './use-step-words.ts';
import { useTellFollowed } from './use-tell-followed.ts';

const BulkResult = dynamic(() => import('./bulk-result.tsx').then((file) => file.BulkResult), {
  ssr: false,
});

/** What a step that is signed would be warned of; a call that fails is left to the window of signing to tell. */
const warningsOf = (row: DocumentRow, step: RowStep): Promise<readonly Warning[]> =>
  call<DocumentFactsAnswer>('document.facts', {
    object: row.object_id,
    id: row.id,
    workflow_id: step.id,
  }).then(
    ({ warnings }) => warnings,
    () => [],
  );

const isUnseen = (error: unknown): error is RpcError =>
  error instanceof RpcError && error.reason === 'warnings_unseen';

/** How long a decided row takes to collapse. */
const COLLAPSE_MS = 180;

interface Deciding {
  /** Called with what was moved, before the lists are read again: the place to move the focus on. */
  onMoved?: (ids: readonly number[]) => void;
}

interface Taken extends SignOptions {
  /** Taken by a key: the window names the document first. */
  readonly asks?: boolean;
}

export interface Decide {
  readonly one: (row: DocumentRow, step: RowStep, options?: Taken) => Promise<void>;
  readonly many: (action: BulkAction) => Promise<void>;
  /** Documents under way, and those on their way out of the list. */
  readonly busy: ReadonlySet<number>;
  readonly leaving: ReadonlySet<number>;
  readonly bulkBusy: boolean;
  /** Something is under way: what is shown should hold still. */
  readonly active: boolean;
  /** The windows: the question, the result. */
  readonly windows: ReactNode;
}

/**
 * Takes decisions on documents, one or many, wherever they are shown: asks for the reason of a step back, and before
 * many documents or a decision by a key whether these are meant; moves, says what was done or why not, lets the rows
 * collapse and has every list read again. What is signed is asked about by the window of signing.
 */
export const useDecide = ({ onMoved }: Deciding = {}): Decide => {
  const t = useTranslations('documents');
  const words = useStepWords();
  const errorText = useErrorText();
  const { mutateAsync: move } = useRpcMutation<ReturnType<typeof moveParams>, MoveAnswer>('table.add');
  const refresh = useRefresh();
  const [ask, question] = useQuestion();
  const { employee_id } = useProfile();
  const { sign } = useSigning();
  const signRow = useSignRow();
  const tellFollowed = useTellFollowed();
  const bulk = useBulkMove();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const [result, setResult] = useState<{ title: string; outcomes: readonly BulkOutcome[] } | null>(null);

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

  const one = async (
    row: DocumentRow,
    step: RowStep,
    { asks = false, ...options }: Taken = {},
  ): Promise<void> => {
    const carried = step.reject === '1' || row.employee_id === employee_id ? [] : carriedWarnings(row);
    const asked = wantsReason(step) || (asks && !signs(step)) || carried.length > 0;
    const turn = {
      steps: declineFirst(stepButtons(gridSteps(row)).rejections),
      take: (other: RowStep) => void one(row, other),
    };
    const reason = asked
      ? await ask({ rows: [row], left: [], step, warnings: carried, ...(carried.length > 0 ? { turn } : {}) })
      : '';
    if (reason === null) return;
    const read = carried.map(({ code }) => code);
    const unread = (warnings: readonly Warning[]) => warnings.filter(({ code }) => !read.includes(code));
    if (signs(step)) {
      const seen = await readWarnings(row, step, unread(await warningsOf(row, step)));
      if (seen !== null) await signed([{ row, step }], reason, options, [...read, ...seen]);
      return;
    }
    setBusy(new Set([row.id]));
    try {
      const done = await move(moveParams(row, step, reason, read)).catch(async (error: unknown) => {
        if (!isUnseen(error)) throw error;
        const seen = await readWarnings(row, step, unread(error.fields));
        return seen && move(moveParams(row, step, reason, [...read, ...seen]));
      });
      if (done === null) return;
      notify.success(t('moved', { what: words.done(step), number: row.number }));
      tellFollowed(done.data);
      await settle([row.id]);
    } catch (error) {
      notify.error(errorText(error));
      await refresh();
    } finally {
      setBusy(new Set());
    }
  };

  const many = async (action: BulkAction): Promise<void> => {
    const [first] = action.moves;
    if (!first) return;
    const rows = action.moves.map((move) => move.row);
    const asked = wantsReason(first.step) || !action.signed || action.left.length > 0;
    const reason = asked ? await ask({ rows, left: action.left, step: first.step }) : '';
    if (reason === null) return;
    if (action.signed) {
      await signed(action.moves, reason);
      return;
    }
    const outcomes = await bulk.decide(action, reason);
    const done = outcomes.filter((outcome) => outcome.refused === undefined);
    const text = t('bulk.result', { what: words.done(first.step), done: done.length, all: outcomes.length });
    if (done.length === outcomes.length) notify.success(text);
    else setResult({ title: text, outcomes });
    tellFollowed(done.flatMap(({ answer }) => answer?.data ?? []));
    await settle(done.map((outcome) => outcome.row.id));
  };

  return {
    one,
    many,
    busy,
    leaving,
    bulkBusy: bulk.busy,
    active: busy.size > 0 || leaving.size > 0 || bulk.busy,
    windows: (
      <>
        {question}
        {result && <BulkResult {...result} onClose={() => setResult(null)} />}
      </>
    ),
  };
};
