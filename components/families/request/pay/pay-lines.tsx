'use client';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { useAppLocale } from '../../../i18n/use-app-locale.ts';
import { ImportItem, ImportList } from '../../../importing/import-list.tsx';
import { useNames } from '../../../people/use-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { monthNamed } from '../use-parameters-line.ts';
import { isGiven, type PayLine } from './pay-call.ts';

/** Each file with its person and period, the unread ones first, with the reason. */
export const PayLines = ({ lines, given }: { lines: readonly PayLine[]; given: boolean }) => {
  const t = useTranslations('families.request.bulk');
  const read = lines.filter(isGiven);
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {t(given ? 'given_counts' : 'counts', { count: read.length, unread: lines.length - read.length })}
      </p>
      {lines.length > 0 && (
        <ImportList label={t('files')}>
          {[...lines.filter((line) => !isGiven(line)), ...read].map((line) => (
            <Line key={line.file} line={line} />
          ))}
        </ImportList>
      )}
    </div>
  );
};

const Line = ({ line }: { line: PayLine }) => {
  const t = useTranslations('families.request.bulk');
  const days = useDays();
  const names = useNames();
  const locale = useAppLocale();
  const { file, reason, number, year, month } = line;
  const period = month === null ? t('year', { year: String(year) }) : days.month(monthNamed(year, month));
  return (
    <ImportItem
      icon={reason === undefined ? CircleCheck : CircleX}
      ink={reason === undefined ? 'text-success-ink' : 'text-error-ink'}
      isRefused={reason !== undefined}
    >
      <bdi className="font-medium">{file}</bdi>
      {number !== undefined && (
        <p className="text-sm">{t('person', { name: names.of({ ...line }, 'name'), number, period })}</p>
      )}
      <p className={classNames('text-sm', reason === undefined ? 'text-ink-2' : 'text-error-ink')}>
        {reason === undefined
          ? t(`outcome.${line.outcome === 'asked' ? 'asked' : 'new'}`)
          : t(`reason.${reason}`)}
        {line.why && (
          <span className="block">{locale === 'ru' ? line.why.message : line.why.message_eng}</span>
        )}
      </p>
    </ImportItem>
  );
};
