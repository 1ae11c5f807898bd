'use client';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { useNames } from '../../../people/use-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { monthNamed } from '../use-parameters-line.ts';
import type { PayLine } from './pay-call.ts';
import { isGiven } from './use-pay-files.ts';

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
        <ScrollRegion aria-label={t('files')} className="max-h-[50vh] rounded-cell border border-line">
          <ul className="divide-y divide-line">
            {[...lines.filter((line) => !isGiven(line)), ...read].map((line) => (
              <Line key={line.file} line={line} />
            ))}
          </ul>
        </ScrollRegion>
      )}
    </div>
  );
};

const Line = ({ line }: { line: PayLine }) => {
  const t = useTranslations('families.request.bulk');
  const days = useDays();
  const names = useNames();
  const { file, reason, number, year, month } = line;
  const period = month === null ? t('year', { year: String(year) }) : days.month(monthNamed(year, month));
  return (
    <li
      className={classNames(
        'flex items-start gap-3 px-4 py-2.5',
        reason !== undefined && 'border-l-[3px] border-l-error-mark',
      )}
    >
      <span className={classNames('mt-0.5', reason === undefined ? 'text-success-ink' : 'text-error-ink')}>
        <Icon of={reason === undefined ? CircleCheck : CircleX} size={16} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="font-medium">{file}</bdi>
        {number !== undefined && (
          <p className="text-sm">{t('person', { name: names.of({ ...line }, 'name'), number, period })}</p>
        )}
        <p className={classNames('text-sm', reason === undefined ? 'text-ink-2' : 'text-error-ink')}>
          {reason === undefined
            ? t(`outcome.${line.outcome === 'asked' ? 'asked' : 'new'}`)
            : t(`reason.${reason}`)}
        </p>
      </div>
    </li>
  );
};
