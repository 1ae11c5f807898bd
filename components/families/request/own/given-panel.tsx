'use client';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { moveParams } from '../../../documents/moves/move-call.ts';
import { useDocumentHistory } from '../../../documents/timeline/use-document-history.ts';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../../ui/panel.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import type { RequestRow } from '../request-row.ts';
import { givenOf, usePaperFiles } from '../use-paper-files.ts';
import { useParametersLine } from '../use-parameters-line.ts';
import { GivenFiles } from './given-files.tsx';

/** What was given, or declined with its reason. */
export const GivenPanel = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.given');
  const names = useNames();
  const statusWord = useStatusWord();
  const line = useParametersLine();
  const file = givenOf(usePaperFiles([row.id]), row.id);
  const isDeclined = row.status_id === 'declined';
  return (
    <Panel aria-labelledby="given">
      <PanelHead id="given" title={names.of(row, 'request_type_name')}>
        <span className="text-ink-2">{row.number}</span>
      </PanelHead>
      <PanelBody className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusTag statusId={row.status_id} label={statusWord(row, 'request')} />
          <span className="text-sm text-ink-2">{line(row)}</span>
        </div>
        {isDeclined && <Reason row={row} />}
        <GivenFiles row={row} />
        {!isDeclined && row.copies > 0 && row.status_id === 'processed' && (
          <p>{t('on_paper', { copies: row.copies })}</p>
        )}
        {!isDeclined && !file && <p className="text-sm text-ink-2">{t('no_file')}</p>}
        <Received row={row} />
      </PanelBody>
    </Panel>
  );
};

/** Why it was declined, in the decider's words. */
export const Reason = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.history');
  const { rows } = useDocumentHistory(row.object_id, row.id);
  const declined = rows.findLast(({ status_id }) => status_id === 'declined');
  if (!declined) return null;
  return (
    <blockquote className="rounded-[2px_8px_8px_8px] bg-sunken px-3 py-2 wrap-anywhere">
      {declined.comments || t('why_none')}
    </blockquote>
  );
};

/** The person says that the paper has come. */
const Received = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.given');
  const errorText = useErrorText();
  const refresh = useRefresh();
  const move = useRpcMutation('table.add');
  const step = row.steps.find(({ next_status_id }) => next_status_id === 'confirmed');
  if (!step) return null;
  const take = async () => {
    try {
      await move.mutateAsync(moveParams(row, step));
      notify.success(t('confirmed'));
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  };
  return (
    <Button icon={CircleCheck} busy={move.isPending} busyText={t('confirming')} onClick={() => void take()}>
      {t('confirm')}
    </Button>
  );
};
