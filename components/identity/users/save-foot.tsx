'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { PanelFoot } from '../../ui/panel.tsx';

/** The foot of a part of the card: saving it, or why that cannot be done. */
export const SaveFoot = ({
  onSave,
  busy,
  reason,
}: {
  onSave: () => void;
  busy: boolean;
  reason: string | undefined;
}) => {
  const t = useTranslations('users');
  const id = useId();
  return (
    <PanelFoot>
      <Button
        variant="filled"
        busy={busy}
        disabledReason={reason}
        aria-describedby={reason ? id : undefined}
        onClick={onSave}
      >
        {t('save')}
      </Button>
      {reason && <DisabledReason id={id}>{reason}</DisabledReason>}
    </PanelFoot>
  );
};
