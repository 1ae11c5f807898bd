'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { PowerForm } from './power-form.tsx';

interface PowerDialogProps {
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

export const PowerDialog = ({ open, onClose, onSaved }: PowerDialogProps) => {
  const t = useTranslations('power_of_attorney');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} keepOpen title={t('new')}>
      {open && <PowerForm onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
};
