'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** What is wrong with the value, else what it was and what it is shipped with. */
export const Standing = ({
  id,
  parameter,
  wrong,
  was,
  said,
}: {
  id: string;
  parameter: ParameterShown;
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
  const shipped = said(parameter.default);
  return (
    <p id={id} className="text-sm text-ink-2 wrap-anywhere">
      {was !== undefined
        ? t('was', { was, shipped, same: was === shipped ? 'yes' : 'no' })
        : parameter.changed
          ? t('changed_from', { shipped })
          : t('shipped', { shipped })}
      {was !== undefined && min !== null && max !== null && ` · ${t('range', { min, max })}`}
    </p>
  );
};

/** Puts what it is shipped with into the control. */
export const Reset = ({
  parameter,
  said,
  onReset,
}: {
  parameter: ParameterShown;
  said: (value: string) => string;
  onReset: (value: string) => void;
}) => {
  const t = useTranslations('settings');
  const names = useNames();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-2.5 max-w-full"
      onClick={() => onReset(parameter.default)}
    >
      <span className="truncate">{t('take_back', { value: said(parameter.default) })}</span>
      <span className="sr-only">: {names.of(parameter, 'title')}</span>
    </Button>
  );
};
