'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNames } from '../people/use-names.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ScopedParameter } from './scoped.ts';

/** What is wrong with the value, else what it was and what it is shipped with; of an organization, what all have. */
export const Standing = ({
  id,
  parameter,
  wrong,
  was,
  said,
}: {
  id: string;
  parameter: ScopedParameter;
  wrong: string | undefined;
  was: string | undefined;
  said: (value: string) => string;
}) => {
  const t = useTranslations('settings');
  const { min, max } = parameter;
  if (wrong)
    return (
      <p id={id} className="flex gap-1.5 text-sm text-error-ink">
        <Icon of={CircleAlert} size={14} className="mt-0.5 flex-none" />
        <span className="wrap-anywhere">{wrong}</span>
      </p>
    );
  return (
    <p id={id} className="text-sm text-ink-2 wrap-anywhere">
      <Stands parameter={parameter} was={was} said={said} />
      {was !== undefined && min !== null && max !== null && ` · ${t('range', { min, max })}`}
    </p>
  );
};

const Stands = ({
  parameter: { scope, own, of_all, fixed, changed, ...parameter },
  was,
  said,
}: {
  parameter: ScopedParameter;
  was: string | undefined;
  said: (value: string) => string;
}) => {
  const t = useTranslations('settings');
  const shipped = said(parameter.default);
  if (fixed) return t('scope.fixed');
  if (scope !== null) {
    const all = said(of_all);
    if (was !== undefined) return t('scope.was', { was, all, same: was === all ? 'yes' : 'no' });
    return own ? t('scope.own', { all }) : t('scope.as_all');
  }
  if (was !== undefined) return t('was', { was, shipped, same: was === shipped ? 'yes' : 'no' });
  return changed ? t('changed_from', { shipped }) : t('shipped', { shipped });
};

/** Puts what it is shipped with into the control, of an organization what all have. */
export const Reset = ({
  parameter,
  said,
  onReset,
}: {
  parameter: ScopedParameter;
  said: (value: string) => string;
  onReset: (value: string) => void;
}) => {
  const t = useTranslations('settings');
  const names = useNames();
  const value = resetOf(parameter);
  return (
    <Button variant="quiet" size="sm" className="-ml-2.5 max-w-full" onClick={() => onReset(value)}>
      <span className="truncate">
        {parameter.scope === null
          ? t('take_back', { value: said(value) })
          : t('scope.take_back', { value: said(value) })}
      </span>
      <span className="sr-only">: {names.of(parameter, 'title')}</span>
    </Button>
  );
};

/** What a parameter goes back to. */
export const resetOf = ({ scope, of_all, ...parameter }: ScopedParameter): string =>
  scope === null ? parameter.default : of_all;
