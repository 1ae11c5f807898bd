'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuCheck } from '../ui/menu.tsx';

interface ChoiceChipProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A filter by one or several values of a field. */
export const ChoiceChip = ({ label, options, chosen, onChange }: ChoiceChipProps) => {
  const t = useTranslations('documents.filters');
  const on = chosen.length > 0;
  const named = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  const text = !on
    ? label
    : named.length === 1
      ? t('one', { label, value: named[0] ?? '' })
      : t('several', { label, count: chosen.length });
  return (
    <Menu
      align="start"
      label={label}
      trigger={
        <Chip on={on} onClear={() => onChange([])} clearName={text}>
          {text}
          {!on && <Icon of={ChevronDown} size={14} />}
        </Chip>
      }
    >
      {options.map((option) => (
        <MenuCheck
          key={option.value}
          checked={chosen.includes(option.value)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
          }
        >
          {option.label}
        </MenuCheck>
      ))}
    </Menu>
  );
};
