'use client';
import { FilePlus2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import type { Master } from './use-master.ts';

/** The one press that makes all documents: off, with its reason, while a row is wrong; those rows can go at once. */
export const MasterBar = ({ master }: { master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const form = useTranslations('documents.form');
  const errorText = useErrorText();
  const reasonId = useId();
  const confirm = useConfirm();
  const { rows, wrong, error } = master;
  const clear = async () => {
    const sure = await confirm({
      title: t('clear_title'),
      text: t('clear_text'),
      yes: t('clear'),
      no: t('clear_no'),
    });
    if (sure) master.clear();
  };
  const why = useWhyOff(master);
  const said = why ?? (error ? errorText(error) : undefined);
  return (
    <section
      data-actionbar
      aria-label={form('actions')}
      className="sticky bottom-0 z-[calc(var(--z-actionbar)+1)] border-t border-line bg-surface px-8 shadow-[0_-6px_20px_oklch(0.2_0.02_220/0.05)] max-desk:px-6 max-tablet:fixed max-tablet:inset-x-0 max-tablet:px-4 print:hidden"
    >
      <div className="mx-auto flex min-h-(--actionbar) max-w-(--wide-max) flex-wrap items-center justify-end gap-3 py-2">
        {said && <DisabledReason id={reasonId}>{said}</DisabledReason>}
        {master.dirty && <Button onClick={() => void clear()}>{t('clear')}</Button>}
        {wrong.length > 0 && (
          <Button onClick={() => master.remove(wrong.map(({ person }) => person.employee_id))}>
            {t('remove_wrong', { count: wrong.length })}
          </Button>
        )}
        <Button
          variant="filled"
          icon={FilePlus2}
          busy={master.busy}
          busyText={form('saving')}
          disabledReason={why}
          aria-describedby={said ? reasonId : undefined}
          onClick={master.send}
        >
          {t('make', { count: rows.length })}
        </Button>
      </div>
    </section>
  );
};

/** Why nothing can be made yet, the first of it. */
const useWhyOff = ({ rows, wrong, common, sample, canBegin, own }: Master): string | undefined => {
  const t = useTranslations('families.overtime.screen');
  const off = useTranslations('families.overtime.screen.off');
  if (!canBegin) return off('no_step');
  if (common.start_date === null) return off('day');
  if (common.time_from === null || common.time_to === null) return off('hours');
  if (common.reason === '') return off('reason');
  if (sample.refusals.some(({ field }) => field === 'start_date')) return off('day');
  if (rows.length === 0) return off('people');
  if (wrong.length > 0) return t('off_rows', { count: wrong.length });
  return own && rows.every(({ book }) => book) ? undefined : off('wait');
};
