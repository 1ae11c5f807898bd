'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { IconButton } from '../ui/button.tsx';
import { PanelFoot } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { pageSizes } from './page-size.ts';

interface PagerProps {
  page: number;
  /** Place of the first row in sight, which is of the page before while `busy`. */
  first: number;
  busy: boolean;
  size: number;
  standard: number;
  shown: number;
  total: number;
  totalExact: boolean;
  onPage: (page: number) => void;
  /** Absent where the number of rows is set. */
  onSize?: (size: number) => void;
}

/** «1 – 10 из 23», rows per page, and the way to the neighbours. */
export const Pager = ({
  page,
  first,
  busy,
  size,
  standard,
  shown,
  total,
  totalExact,
  onPage,
  onSize,
}: PagerProps) => {
  const t = useTranslations('documents.list');
  const common = useTranslations('common');
  const days = useDays();
  const last = first + shown - 1;
  return (
    <PanelFoot>
      <span role="status">
        {shown === 0
          ? t('none_shown')
          : t(totalExact ? 'shown' : 'shown_of_more', {
              first: days.number(first),
              last: days.number(last),
              total: days.number(total),
            })}
      </span>
      {busy && (
        <>
          <Spinner />
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
        </>
      )}
      {onSize && (
        <>
          <span className="max-tablet:hidden">{t('per_page')}</span>
          <Select
            aria-label={t('per_page')}
            value={String(size)}
            onValueChange={(value) => onSize(Number(value))}
            options={pageSizes(standard)
              .concat(pageSizes(standard).includes(size) ? [] : [size])
              .map((each) => ({ value: String(each), label: String(each) }))}
            className="w-20!"
          />
        </>
      )}
      <span className="ml-auto flex gap-1">
        <IconButton
          icon={ChevronLeft}
          size="sm"
          label={t('previous_page')}
          disabledReason={page > 1 ? undefined : t('first_page')}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          size="sm"
          label={t('next_page')}
          disabledReason={page * size < total || !totalExact ? undefined : t('last_page')}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </PanelFoot>
  );
};
