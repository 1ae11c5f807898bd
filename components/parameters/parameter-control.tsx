'use client';
import { useTranslations } from 'next-intl';
import type { ParameterOption, ParameterShown } from '../../lib/rpc/parameters.ts';
import { numeric } from '../../lib/settings/read.ts';
import { useNames } from '../people/use-names.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { ChosenItems } from './chosen-items.tsx';
import { itemsOf, listOfItems } from './items.ts';
import { StatusDays } from './status-days.tsx';

interface ParameterControlProps {
  parameter: ParameterShown;
  options: Readonly<Record<string, readonly ParameterOption[]>>;
  value: string;
  onChange: (value: string) => void;
  /** The lines under it that say what is wrong, or what it is shipped with. */
  describedBy: string;
  invalid: boolean;
}

/** Stands for nothing in a choice, whose values are never empty. */
const NONE = '-';

/** The control of a parameter by what it holds: never a bare line for a list of codes. */
export const ParameterControl = ({
  parameter,
  options,
  value,
  onChange,
  describedBy,
  invalid,
}: ParameterControlProps) => {
  const t = useTranslations('settings');
  const names = useNames();
  const label = names.of(parameter, 'title');
  const { type, choices, holds, unit } = parameter;
  const control = {
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? (true as const) : undefined,
  };
  if (choices)
    return (
      <Select
        {...control}
        value={value.toLowerCase() || NONE}
        onValueChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
        options={choices.map((each) => ({ value: each.value || NONE, label: names.of(each, 'label') }))}
      />
    );
  if (type === 'flag')
    return (
      <span className="flex items-center gap-2.5">
        <Switch
          aria-label={label}
          aria-describedby={describedBy}
          checked={value === '1'}
          onCheckedChange={(on) => onChange(on ? '1' : '0')}
        />
        <span aria-hidden>{value === '1' ? t('switched_on') : t('switched_off')}</span>
      </span>
    );
  if (type === 'number')
    return (
      <span className="flex items-center gap-2.5">
        <TextInput
          {...control}
          className="w-24! tabular-nums"
          inputMode="decimal"
          maxLength={12}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit && <span className="text-ink-2">{t(`unit.${unit}`, { count: numeric(value) ?? 0 })}</span>}
      </span>
    );
  if (holds === 'ranges')
    return (
      <Textarea
        {...control}
        rows={3}
        maxLength={2_000}
        value={value
          .split(';')
          .map((line) => line.trimStart())
          .join('\n')}
        onChange={(event) => onChange(event.target.value.split('\n').join(';'))}
        onBlur={() => onChange(listOfItems(itemsOf(value)))}
      />
    );
  const known = (holds && options[holds]) || [];
  if (holds === 'status_days')
    return <StatusDays label={label} value={value} options={known} onChange={onChange} />;
  if (type === 'list') return <ChosenItems label={label} value={value} options={known} onChange={onChange} />;
  return (
    <TextInput
      {...control}
      type={holds === 'address' ? 'url' : 'text'}
      maxLength={2_000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
