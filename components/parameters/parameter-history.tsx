'use client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DictionaryChange } from '../../lib/rpc/dictionaries.ts';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

interface HistoryProps {
  parameter: ParameterShown;
  said: (value: string) => string;
  /** Puts an earlier value into the control: its consequence is seen before it is kept. */
  onTake: (value: string) => void;
}

/** Who changed a parameter last, and behind a fold every change. */
export const ParameterHistory = (props: HistoryProps) => {
  const t = useTranslations('settings');
  const names = useNames();
  const { dayOf, day } = useDays();
  const [open, setOpen] = useState(false);
  const { id, last } = props.parameter;
  if (id === null || last === null) return null;
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 items-start gap-1 text-left text-primary-ink hover:underline touch:min-h-11 touch:items-center"
      >
        <Icon of={ChevronRight} size={14} className={classNames('mt-[3px] flex-none', open && 'rotate-90')} />
        <span>
          {t('history')}
          <span className="sr-only"> {names.of(props.parameter, 'title')}</span>
        </span>
      </button>
      {open ? (
        <Changes {...props} id={id} />
      ) : (
        <p className="text-ink-3">
          {day(dayOf(last.moment))}, {names.short(last.who, last.who_eng) || t('portal')}
        </p>
      )}
    </div>
  );
};

const Changes = ({ parameter, said, onTake, id }: HistoryProps & { id: number }) => {
  const t = useTranslations('settings');
  const names = useNames();
  const errorText = useErrorText();
  const { dayOf, day } = useDays();
  const history = useAsked<DictionaryChange[]>({
    queryKey: ['view', 'parameter', 'history', id],
    queryFn: ({ signal }) =>
      call<{ data: DictionaryChange[] }>('dictionary.history', { name: 'parameters', id }, { signal }).then(
        ({ data }) => data,
      ),
    staleTime: 0,
  });
  if (history.isError) return <p className="text-error-ink">{errorText(history.error)}</p>;
  if (!history.data) return <p className="text-ink-3">{t('loading')}</p>;
  const changes = history.data.filter(({ was, became }) => was === null || 'value' in was || !became);
  const now = parameter.value || parameter.default;
  return (
    <ol className="mt-1 flex flex-col gap-2">
      {changes.map(({ seq, was, became, moment, ...change }) => {
        const before = String(was?.value ?? '') || parameter.default;
        return (
          <li key={seq} className="wrap-anywhere">
            <del className="text-ink-3">{said(before)}</del>
            <span aria-hidden> → </span>
            <ins className="font-medium text-ink no-underline">{said(String(became.value ?? ''))}</ins>
            <span className="block">
              {day(dayOf(moment))}, {names.short(change.who, change.who_eng) || t('portal')}
            </span>
            {before !== now && (
              <Button variant="quiet" size="sm" className="-ml-2.5" onClick={() => onTake(before)}>
                {t('take')}
                <span className="sr-only">: {said(before)}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
};
