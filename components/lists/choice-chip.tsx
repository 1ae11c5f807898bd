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
  /** Told how the chosen values change: those in sight may be older than those that are chosen by now. */
  onChange: (next: (chosen: readonly string[]) => string[]) => void;
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
        <Chip on={on} onClear={() => onChange(() => [])} clearName={text}>
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
            onChange((now) => {
              const others = now.filter((each) => each !== option.value);
              return checked ? [...others, option.value] : others;
            })
          }
        >
          {option.label}
        </MenuCheck>
      ))}
    </Menu>
  );
};
