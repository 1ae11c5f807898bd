'use client';
import { CloudCheck, CloudOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import type { DocumentForm } from '../../../documents/form/use-document-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What is kept, and the one way on, under the thumb. */
export const HiringBar = ({
  form,
  label,
  reason,
  onPress,
}: {
  form: DocumentForm;
  label: string;
  reason: string | undefined;
  onPress: () => void;
}) => {
  return (
    <div className="sticky bottom-0 z-(--z-actionbar) border-t border-line bg-surface px-8 py-3 max-tablet:px-4 print:hidden">
      <div className="mx-auto flex w-full max-w-180 items-center gap-3">
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
          {reason ?? <Kept state={form.saving.state} />}
        </p>
        <Button variant="filled" className="min-w-48" disabledReason={reason} onClick={onPress}>
          {label}
        </Button>
      </div>
    </div>
  );
};

/** Whether what was typed is kept. */
const Kept = ({ state }: Pick<DocumentForm['saving'], 'state'>) => {
  const t = useTranslations('families.recruitment.screen');
  const days = useDays();
  if (state.kind === 'saving') return t('saving');
  if (state.kind === 'failed')
    return (
      <span className="flex items-center gap-2 text-error-ink">
        <Icon of={CloudOff} size={16} />
        {state.text}
      </span>
    );
  if (state.kind !== 'saved') return null;
  return (
    <span className="flex items-center gap-2">
      <Icon of={CloudCheck} size={16} />
      {t('saved', { time: days.time(state.at) })}
    </span>
  );
};
