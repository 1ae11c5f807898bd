'use client';
import { CircleCheck, Lock, Send, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LAYOUTS } from '../../../../lib/documents/families/request/layouts.ts';
import { numberOf } from '../../../../lib/settings/read.ts';
import type { RowStep } from '../../../documents/document-row.ts';
import { moveParams } from '../../../documents/moves/move-call.ts';
import { ReasonDialog, useReasonAhead } from '../../../documents/moves/reason-dialog.tsx';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { useNames } from '../../../people/use-names.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { Button, DisabledReason } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { OPEN, type RequestRow } from '../request-row.ts';
import { usePaperPreview } from './use-paper-preview.ts';

const LOOKS: Readonly<
  Record<string, { readonly icon: typeof Send; readonly word: 'accept' | 'give' | 'close' }>
> = {
  accepted: { icon: CircleCheck, word: 'accept' },
  processed: { icon: Send, word: 'give' },
  closed: { icon: Lock, word: 'close' },
};

/** What hr does with a request: decline it with a reason, have the portal assemble it, take it, give it. */
export const PreviewActions = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.preview');
  const names = useNames();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const { parameters } = useDictionaries();
  const move = useRpcMutation('table.add');
  const prepare = useRpcMutation('request.prepare');
  const [declining, setDeclining] = useState<RowStep | null>(null);
  useReasonAhead();
  const title = names.of(row, 'request_type_name');
  const attempt = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work();
      notify.success(said);
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  };
  const take = (step: RowStep, comments = '') =>
    attempt(
      () => move.mutateAsync(moveParams(row, step, comments)),
      t(`moved.${step.reject === '1' ? 'decline' : (LOOKS[step.next_status_id]?.word ?? 'other')}`, {
        title,
        number: row.number,
      }),
    );
  const reject = row.steps.find((step) => step.reject === '1');
  const isMade = row.stage === 'done';
  const isAssembled = !isMade && OPEN.includes(row.status_id) && LAYOUTS.includes(row.request_type_code);
  const lacksCard = (usePaperPreview(row)?.missing.length ?? 0) > 0;
  const lacksFile =
    !isMade && row.status_id === 'accepted' && row.delivery === 'file' && row.files_count === 0;
  return (
    <div className="flex w-full flex-col gap-2">
      {lacksFile && <DisabledReason id="file-first">{t('file_first')}</DisabledReason>}
      <div className="flex flex-wrap justify-end gap-2">
        {reject && (
          <Button variant="quiet" className="mr-auto" onClick={() => setDeclining(reject)}>
            {t('decline')}
          </Button>
        )}
        {isAssembled && (
          <Button
            icon={Sparkles}
            busy={prepare.isPending}
            busyText={t('assembling')}
            disabledReason={lacksCard ? t('card_first') : undefined}
            onClick={() => void attempt(() => prepare.mutateAsync({ id: row.id }), t('assembling'))}
          >
            {t('assemble')}
          </Button>
        )}
        {row.steps
          .filter((step) => step.reject !== '1')
          .map((step) => (
            <StepButton
              key={step.id}
              step={step}
              busy={move.isPending}
              disabledReason={lacksFile && step.next_status_id === 'processed' ? t('file_first') : undefined}
              onTake={() => void take(step)}
            />
          ))}
      </div>
      {declining && (
        <ReasonDialog
          title={t('decline_title', { title })}
          text={t('decline_text')}
          yes={t('decline_yes')}
          no={t('decline_no')}
          danger
          maxLength={numberOf(parameters, 'comment_length')}
          onConfirm={(reason) => {
            setDeclining(null);
            void take(declining, reason);
          }}
          onClose={() => setDeclining(null)}
        />
      )}
    </div>
  );
};

interface StepButtonProps {
  step: RowStep;
  busy: boolean;
  disabledReason: string | undefined;
  onTake: () => void;
}

const StepButton = ({ step, busy, disabledReason, onTake }: StepButtonProps) => {
  const t = useTranslations('families.request');
  const look = LOOKS[step.next_status_id];
  return (
    <Button
      variant={look?.word === 'close' ? 'outlined' : 'filled'}
      icon={look?.icon ?? CircleCheck}
      busy={busy}
      disabledReason={disabledReason}
      onClick={onTake}
    >
      {look ? t(`preview.${look.word}`) : t('given.confirm')}
    </Button>
  );
};
