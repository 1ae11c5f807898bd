'use client';
import { useTranslations } from 'next-intl';
import { type PolicyPlace, type PolicyRow, rowAt } from '../../signatures/policy-row.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type KeepPolicy, PolicyForm } from './policy-form.tsx';
import { usePolicyWords } from './use-policy-words.ts';

interface PolicyDialogProps {
  /** Which cell is edited; undefined = closed. */
  place: PolicyPlace | undefined;
  rows: readonly PolicyRow[];
  onClose: () => void;
  onChanged: () => void;
  /** Keeps what is decided elsewhere than in force at once: in a draft. Null: nothing is decided any more. */
  keep?: KeepPolicy;
}

export const PolicyDialog = ({ place, rows, onClose, onChanged, keep }: PolicyDialogProps) => {
  const t = useTranslations('signature_policy');
  const words = usePolicyWords();
  return (
    <Dialog
      open={place !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('change')}
      description={place && words.name(place)}
    >
      {place && (
        <PolicyForm
          place={place}
          policy={rowAt(rows, place)}
          onClose={onClose}
          onChanged={onChanged}
          keep={keep}
        />
      )}
    </Dialog>
  );
};
