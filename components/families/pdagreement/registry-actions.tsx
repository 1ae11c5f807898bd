'use client';
import { FileText, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MAY_BE_ASKED } from '../../../lib/documents/families/pdagreement/consent-state.ts';
import { anyOf } from '../../../lib/filter/filter.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { type RowsSource, useRows } from '../../lists/use-rows.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { Progress } from '../../ui/progress.tsx';
import type { ConsentRow } from './consent-rows.ts';
import { useAsking } from './use-asking.ts';

const COLUMNS = [
  'employee_name',
  'department',
  'document_type_name',
  'state',
  'number',
  'text_version',
  'newest_version',
  'status_date',
  'valid_to',
];

/** What hr does with the register as it is narrowed: takes it away, asks those who are missing, goes to the texts. */
export const RegistryActions = ({ source }: { source: RowsSource }) => {
  const t = useTranslations('families.pdagreement.registry');
  const link = usePortalLink();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const inSight = useRows<ConsentRow>(source);
  const missing = source.address.filter(inSight.state, anyOf('state', MAY_BE_ASKED)) ?? '';
  const { count, done, ask } = useAsking(missing);

  const askAll = async () => {
    const yes = await confirm({
      title: t('ask_title'),
      text: t('ask_text', { count }),
      yes: t('ask_yes'),
    });
    if (!yes) return;
    try {
      notify.success(t('asked', { count: await ask() }));
    } catch (error) {
      notify.error(errorText(error));
    }
    await inSight.again();
  };
  return (
    <>
      {done !== undefined && (
        <div role="status" className="w-40 text-sm">
          {t('asking', { done, count })}
          <Progress value={done} max={count} label={t('ask')} />
        </div>
      )}
      <ButtonLink icon={FileText} href={link('consent-texts')}>
        {t('texts')}
      </ButtonLink>
      <ExportButton
        text={t('export')}
        asked={{
          object: source.object,
          filter: source.address.filter(inSight.state) ?? '',
          orderBy: 'employee_name',
          sort: 'asc',
          columns: COLUMNS,
          heading: [t('title')],
          filename: `${t('title')}.xlsx`,
        }}
      />
      {count > 0 ? (
        <Button variant="filled" icon={Send} busy={done !== undefined} onClick={() => void askAll()}>
          {t('ask')}
        </Button>
      ) : (
        <p className="self-center text-sm text-ink-2">{t('ask_nobody')}</p>
      )}
    </>
  );
};
