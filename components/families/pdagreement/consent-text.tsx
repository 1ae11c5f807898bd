'use client';
import { useTranslations } from 'next-intl';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useNames } from '../../people/use-names.ts';

/** What the person agrees to: the text of the consent, of which data, until when, and how it is taken back. */
export const ConsentText = ({ form: { record } }: { form: DocumentForm }) => {
  const t = useTranslations('families.pdagreement.screen');
  const names = useNames();
  const days = useDays();
  const text = names.of(record, 'text');
  if (text === '') return <p className="text-ink-2">{t('choose')}</p>;
  return (
    <div className="flex max-w-[80ch] flex-col gap-3">
      <p className="rounded-card border border-line bg-sunken p-4 whitespace-pre-line">{text}</p>
      <div>
        <h3 className="text-sm font-medium text-ink-2">{t('data')}</h3>
        <p className="whitespace-pre-line">{names.of(record, 'scope')}</p>
      </div>
      <p className="text-sm text-ink-2">
        {[
          t('version', { version: Number(record.text_version) }),
          isDay(record.valid_to) ? t('valid', { day: days.day(record.valid_to) }) : t('unlimited'),
        ].join(' · ')}
      </p>
      <p className="text-sm text-ink-2">{t('withdraw')}</p>
    </div>
  );
};
