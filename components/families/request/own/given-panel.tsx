'use client';
import { CircleCheck, Download, FileText, PackageCheck, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { moveParams } from '../../../documents/moves/move-call.ts';
import { useDocumentHistory } from '../../../documents/timeline/use-document-history.ts';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../../ui/panel.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import { LookAt } from '../look-at.tsx';
import type { RequestRow } from '../request-row.ts';
import { type GivenFile, givenOf, packageOf, usePaperFiles } from '../use-paper-files.ts';
import { useParametersLine } from '../use-parameters-line.ts';

/** What was given, or declined with its reason. */
export const GivenPanel = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.given');
  const names = useNames();
  const statusWord = useStatusWord();
  const line = useParametersLine();
  const files = usePaperFiles([row.id]);
  const file = givenOf(files, row.id);
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
        {file ? <Given file={file} archive={packageOf(files, row.id)} /> : null}
        {!isDeclined && row.copies > 0 && row.status_id === 'processed' && (
          <p>{t('on_paper', { copies: row.copies })}</p>
        )}
        {!isDeclined && !file && <p className="text-sm text-ink-2">{t('no_file')}</p>}
        <Received row={row} />
      </PanelBody>
    </Panel>
  );
};

/** Why it was declined, as whoever declined it wrote. */
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

const Given = ({ file, archive }: { file: GivenFile; archive: GivenFile | undefined }) => {
  const t = useTranslations('families.request.given');
  const days = useDays();
  const link = usePortalLink();
  const isSealed = archive !== undefined;
  return (
    <>
      <div className="flex items-start gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-control border border-line bg-sunken text-ink-2">
          <Icon of={FileText} size={22} />
        </span>
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">
            <bdi>{file.original_name}</bdi>
          </p>
          <p className="flex items-center gap-1.5 text-ink-2">
            {isSealed && <Icon of={ShieldCheck} size={14} />}
            {isSealed ? t('sealed') : file.kind === 'attachment' && t('by_hr')}
          </p>
          <p className="text-ink-3">
            {isSealed && t('size', { size: days.number(Math.max(1, Math.round(file.size / 1_024))) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <LookAt file={file} />
        <FileLink file={file} label={t('download')} icon={Download} tonal />
        {archive && <FileLink file={archive} label={t('package')} icon={PackageCheck} />}
      </div>
      {archive && (
        <p className="text-sm">
          <AppLink href={link('verify')}>{t('check')}</AppLink>
        </p>
      )}
    </>
  );
};

const FileLink = ({
  file,
  label,
  icon,
  tonal = false,
}: {
  file: GivenFile;
  label: string;
  icon: typeof Download;
  tonal?: boolean;
}) => (
  <a
    href={`/api/files/${file.name}`}
    download={file.original_name}
    className={buttonClasses({ variant: tonal ? 'tonal' : 'outlined', size: 'md' })}
  >
    <Icon of={icon} size={18} />
    {label}
  </a>
);

/** The person says that the paper has come. */
const Received = ({ row }: { row: RequestRow }) => {
  const t = useTranslations('families.request.given');
  const errorText = useErrorText();
  const refresh = useRefresh();
  const move = useRpcMutation<ReturnType<typeof moveParams>, unknown>('table.add');
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
