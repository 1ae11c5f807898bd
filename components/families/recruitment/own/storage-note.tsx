'use client';
import { useTranslations } from 'next-intl';
import { numberOf } from '../../../../lib/settings/read.ts';
import type { DocumentForm } from '../../../documents/form/use-document-form.ts';
import { call } from '../../../rpc/client.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useSignOut } from '../../../shell/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { notify } from '../../../ui/notify.ts';

/** How long the answers are kept, the person to ask, and the way out: it stands on every page of a candidate. */
export const StorageNote = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.recruitment.screen');
  const ask = useConfirm();
  const errorText = useErrorText();
  const signOut = useSignOut();
  const { row } = form;
  const withdraw = async () => {
    const yes = await ask({
      title: t('withdraw_ask'),
      text: t('withdraw_text'),
      yes: t('withdraw_yes'),
      no: t('withdraw_no'),
      danger: true,
    });
    if (!yes || !row) return;
    try {
      await call('candidate.withdraw', { document_id: row.id });
      await signOut();
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  const recruiter = String(row?.creator_email ?? '');
  return (
    <div className="text-sm text-ink-2">
      <p>{t('kept', { days: numberOf(form.situation.parameters, 'candidate_data_days') })}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        {row?.status_id !== 'processed' && (
          <Button variant="quiet" size="sm" className="-ml-3" onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
        {recruiter && (
          <a href={`mailto:${recruiter}`} className="inline-flex min-h-6 items-center">
            {t('ask_recruiter')}
          </a>
        )}
      </p>
    </div>
  );
};
