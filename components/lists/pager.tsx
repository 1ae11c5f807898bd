'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { IconButton } from '../ui/button.tsx';
import { PanelFoot } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Pages } from './use-pages.ts';

/** A list of so many rows needs no pages. */
export const LEAST_ROWS = 10;

/** The page sizes a person may choose from: the client's own and the usual ones. */
const pageSizes = (standard: number): number[] =>
  [...new Set([standard, LEAST_ROWS, 25, 50, 100])].toSorted((a, b) => a - b);

interface PagerProps extends Pages {
  /** Place of the first row in sight, which is of the page before while `busy`. */
  first: number;
  busy: boolean;
  shown: number;
  total: number;
  totalExact: boolean;
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
