'use client';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ParameterOption } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuCheck } from '../ui/menu.tsx';
import { itemsOf, toggled } from './items.ts';

interface ChosenItemsProps {
  label: string;
  value: string;
  options: readonly ParameterOption[];
  onChange: (value: string) => void;
}

/** The items of a list in words, each to be taken out, and a picker of those that the portal knows. */
export const ChosenItems = ({ label, value, options, onChange }: ChosenItemsProps) => {
  const t = useTranslations('settings');
  const names = useNames();
  const items = itemsOf(value);
  const isChosen = (option: ParameterOption) =>
    items.some((item) => item.toLowerCase() === option.value.toLowerCase());
  const labelOf = (item: string): string => {
    const option = options.find((each) => each.value.toLowerCase() === item.toLowerCase());
    return option ? names.of(option, 'label') : item;
  };
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <span
          key={item}
          className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-tag border border-primary-line bg-primary-soft pl-2.5 text-sm text-primary-ink"
        >
          <span className="min-w-0 wrap-anywhere">{labelOf(item)}</span>
          <button
            type="button"
            aria-label={t('take_out', { name: labelOf(item) })}
            onClick={() => onChange(toggled(value, item, false))}
            className="grid size-7 flex-none place-items-center rounded-tag hover:bg-primary-soft-2 touch:size-10"
          >
            <Icon of={X} size={14} />
          </button>
        </span>
      ))}
      <Menu
        align="start"
        label={label}
        trigger={
          <Chip add icon={Plus}>
            {t('pick')}
            <span className="sr-only">: {label}</span>
          </Chip>
        }
      >
        {options.map((option) => (
          <MenuCheck
            key={option.value}
            checked={isChosen(option)}
            onCheckedChange={(on) => onChange(toggled(value, option.value, on))}
          >
            {names.of(option, 'label')}
          </MenuCheck>
        ))}
      </Menu>
    </fieldset>
  );
};
