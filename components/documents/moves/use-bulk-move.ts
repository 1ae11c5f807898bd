'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { BatchCall } from '../../rpc/batch.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import type { DocumentRow } from '../document-row.ts';
import { BATCH_CAP, type BulkAction, chunksOf } from './bulk.ts';
import type { MoveAnswer } from './move-answer.ts';
import { moveParams } from './move-call.ts';

/** What became of one document of a bulk decision. */
export interface BulkOutcome {
  readonly row: DocumentRow;
  /** Why it was refused, or that nothing is known of it, in the reader's language; undefined when it was moved. */
  readonly refused?: string;
  /** What the move answered. */
  readonly answer?: MoveAnswer;
}

/**
 * Decides on several documents in one call: a batch in which each document moves or is refused on its own, by the
 * same rules as one by one. Answers an outcome for every document, in the order shown.
 */
export const useBulkMove = () => {
  const [busy, setBusy] = useState(false);
  const locale = useAppLocale();
  const errorText = useErrorText();
  const t = useTranslations('documents.bulk');
  const { mutateAsync: sendBatch } = useRpcMutation('batch', { outlives: true });

  const send = async (moves: BulkAction['moves'], comments: string): Promise<BulkOutcome[]> => {
    const calls = moves.map(
      ({ row, step }): BatchCall => ({
        batchId: String(row.id),
        method: 'table.add',
        params: moveParams(row, step, comments),
      }),
    );
    const answer = await sendBatch({ calls });
    const answers = new Map(answer.data.map((each) => [Number(each.batchId), each]));
    return moves.map(({ row }) => {
      const { error, result } = answers.get(row.id) ?? {};
      return error
        ? { row, refused: locale === 'en' ? error.message_eng || error.message : error.message }
        : { row, ...(result ? { answer: result as unknown as MoveAnswer } : {}) };
    });
  };

  const unmoved = (error: unknown): string =>
    error instanceof RpcError && !error.answered ? t('unanswered') : errorText(error);

  const decide = async (action: BulkAction, comments: string): Promise<BulkOutcome[]> => {
    setBusy(true);
    try {
      const outcomes: BulkOutcome[] = [];
      for (const moves of chunksOf(action.moves, BATCH_CAP))
        outcomes.push(
          ...(await send(moves, comments).catch((error: unknown) =>
            moves.map(({ row }) => ({ row, refused: unmoved(error) })),
          )),
        );
      return outcomes;
    } finally {
      setBusy(false);
    }
  };
  return { busy, decide };
};
