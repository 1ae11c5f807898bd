'use client';
import { useTranslations } from 'next-intl';
import { ReadWindow } from '../../../ui/read-window.tsx';
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
    <ReadWindow
      open={codes !== undefined}
      keepOpen
      onClose={onKept}
      title={t('codes')}
      description={t('codes_text')}
      close={t('kept')}
    >
      {codes && <RecoveryCodes codes={codes} />}
    </ReadWindow>
  );
};
