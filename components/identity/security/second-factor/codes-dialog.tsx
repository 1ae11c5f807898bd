'use client';
import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes, shown this once: neither Esc nor a click beside them takes them away. */
export const CodesDialog = ({
  codes,
  onKept,
}: {
  codes: readonly string[] | undefined;
  onKept: () => void;
}) => {
  const t = useTranslations('factors');
  return (
    <Dialog
      open={codes !== undefined}
      keepOpen
      onOpenChange={onKept}
      title={t('codes')}
      description={t('codes_text')}
      footer={
        <Button variant="filled" onClick={onKept}>
          {t('kept')}
        </Button>
      }
    >
      {codes && <RecoveryCodes codes={codes} />}
    </Dialog>
  );
};
