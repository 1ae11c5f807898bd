'use client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ParameterChange } from '../../lib/rpc/parameters.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { Organization, ScopedParameter } from './scoped.ts';

interface HistoryProps {
  parameter: ScopedParameter;
  organizations: readonly Organization[];
  said: (value: string) => string;
  /** Puts an earlier value into the control: its consequence is seen before it is kept. */
  onTake: (value: string) => void;
}

/** Who changed a parameter last, for all or for an organization, and behind a fold every change. */
export const ParameterHistory = (props: HistoryProps) => {
  const t = useTranslations('settings');
  const names = useNames();
  const { dayOf, day } = useDays();
  const [open, setOpen] = useState(false);
  const { last } = props.parameter;
  if (last === null) return null;
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
        <Changes {...props} />
      ) : (
        <p className="text-ink-3">
          {day(dayOf(last.moment))}, {names.short(last.who, last.who_eng) || t('portal')}
        </p>
      )}
    </div>
  );
};

const Changes = (props: HistoryProps) => {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const { code } = props.parameter;
  const history = useAsked<ParameterChange[]>({
    queryKey: ['view', 'parameter', 'history', code],
    queryFn: ({ signal }) => call('parameter.history', { code }, { signal }).then(({ data }) => data),
    staleTime: 0,
  });
  if (history.isError) return <p className="text-error-ink">{errorText(history.error)}</p>;
  if (!history.data) return <p className="text-ink-3">{t('loading')}</p>;
  return (
    <ol className="mt-1 flex flex-col gap-2">
      {history.data.map((change) => (
        <Change key={change.id} {...props} change={change} />
      ))}
    </ol>
  );
};

const Change = ({
  parameter,
  organizations,
  said,
  onTake,
  change: { organization_id, was, became, starts_on, moment, ...change },
}: HistoryProps & { change: ParameterChange }) => {
  const t = useTranslations('settings');
  const names = useNames();
  const { dayOf, day } = useDays();
  const organization = organizations.find(({ id }) => id === organization_id);
  const words = (value: string | null): string =>
    value === null && organization_id !== null ? t('scope.nothing') : said(value ?? '');
  const before = was || (organization_id === null ? parameter.default : parameter.of_all);
  const isHere = (parameter.scope?.id ?? null) === organization_id && !parameter.fixed;
  const now = parameter.value || parameter.default;
  const who = names.short(change.who, change.who_eng);
  return (
    <li className="wrap-anywhere">
      {organization && <b className="block font-medium text-ink">{names.of(organization, 'name')}</b>}
      <del className="text-ink-3">{words(was)}</del>
      <span aria-hidden> → </span>
      <ins className="font-medium text-ink no-underline">{words(became)}</ins>
      <span className="block">
        {day(dayOf(moment))}, {starts_on ? t('later.by_portal', { who }) : who || t('portal')}
      </span>
      {isHere && before !== now && (
        <Button variant="quiet" size="sm" className="-ml-2.5" onClick={() => onTake(before)}>
          {t('take')}
          <span className="sr-only">: {said(before)}</span>
        </Button>
      )}
    </li>
  );
};
