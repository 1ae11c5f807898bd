'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Followed } from '../../../../lib/rpc/followed.ts';
import { numberOf } from '../../../../lib/settings/read.ts';
import type { RowStep } from '../../../documents/document-row.ts';
import { moveParams } from '../../../documents/moves/move-call.ts';
import { ReasonDialog, useReasonAhead } from '../../../documents/moves/reason-dialog.tsx';
import { useSigning } from '../../../documents/moves/use-signing.ts';
import { useTellFollowed } from '../../../documents/moves/use-tell-followed.ts';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { notify } from '../../../ui/notify.ts';
import type { PaperDocument } from '../paper-rows.ts';

export interface Answering {
  readonly busy: boolean;
  /** With a signature, as the employer's local act has it. */
  readonly sign: (step: RowStep) => Promise<void>;
  readonly confirm: (step: RowStep) => Promise<void>;
  /** Asks for the reason first. */
  readonly decline: (step: RowStep) => void;
  readonly window: ReactNode;
}

/** The person's answer to a paper. */
export const useAnswer = (row: PaperDocument): Answering => {
  const t = useTranslations('papers.answer');
  const errorText = useErrorText();
  const refresh = useRefresh();
  const signing = useSigning();
  const { parameters } = useDictionaries();
  const move = useRpcMutation<Followed>('table.add');
  const tellFollowed = useTellFollowed();
  const [declining, setDeclining] = useState<RowStep | null>(null);
  useReasonAhead();

  const take = async (step: RowStep, comments = '') => {
    try {
      const { data } = await move.mutateAsync(moveParams(row, step, comments));
      notify.success(t(step.reject === '1' ? 'declined' : 'confirmed', { title: row.title }));
      tellFollowed(data);
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  };
  const sign = async (step: RowStep) => {
    const { object_id, number } = row;
    await signing.sign([{ object_id, document_id: row.id, workflow_id: step.id, number }]);
    await refresh();
  };
  return {
    busy: move.isPending,
    sign,
    confirm: (step) => take(step),
    decline: setDeclining,
    window: declining && (
      <ReasonDialog
        title={t('decline_title')}
        text={t('decline_text')}
        yes={t('decline')}
        no={t('keep')}
        danger
        maxLength={numberOf(parameters, 'comment_length')}
        onConfirm={(reason) => {
          setDeclining(null);
          void take(declining, reason);
        }}
        onClose={() => setDeclining(null)}
      />
    ),
  };
};
