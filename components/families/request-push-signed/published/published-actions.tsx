'use client';
import { BellRing, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { ExportButton } from '../../../lists/export-button.tsx';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { notify } from '../../../ui/notify.ts';
import type { PublishedRow } from '../paper-rows.ts';
import { answersFilter } from './answers-filter.ts';

const COLUMNS = [
  'employee_name',
  'department',
  'position',
  'number',
  'title',
  'due_date',
  'status_name',
  'status_date',
  'reminded_at',
];

/** What hr does with a paper as a whole: takes the list away, reminds, puts it before more people. */
export const PublishedActions = ({ row }: { row: PublishedRow }) => {
  const t = useTranslations('papers.list');
  const link = usePortalLink();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const ask = useConfirm();
  const remind = useRpcMutation('paper.remind');
  const waiting = row.people - row.confirmed - row.declined;

  const remindAll = async () => {
    const yes = await ask({
      title: t('remind_title', { count: waiting }),
      text: t('remind_text'),
      yes: t('remind_yes'),
    });
    if (!yes) return;
    try {
      const { told, lately } = (await remind.mutateAsync({ paper_id: row.id })).data;
      notify.success(lately > 0 ? t('reminded_but', { told, lately }) : t('reminded', { told }));
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  };
  return (
    <>
      {row.people > 0 && (
        <ExportButton
          text={t('export')}
          busyText={t('exporting')}
          asked={{
            object: 'request_push_signed',
            filter: answersFilter(row.id, 'all', ''),
            orderBy: 'employee_name',
            sort: 'asc',
            columns: COLUMNS,
            heading: [row.title],
            filename: `${row.title.replaceAll(/[/\\:*?"<>|]/g, ' ').slice(0, 80)}.xlsx`,
          }}
        />
      )}
      <ButtonLink icon={UserPlus} href={link('paper-new', {}, { paper: row.id })}>
        {t('add_people')}
      </ButtonLink>
      {waiting > 0 && (
        <Button
          variant="filled"
          icon={BellRing}
          busy={remind.isPending}
          busyText={t('reminding')}
          onClick={() => void remindAll()}
        >
          {t('remind')}
        </Button>
      )}
    </>
  );
};
