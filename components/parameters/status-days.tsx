'use client';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ParameterOption } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { itemsOf, listOfItems } from './items.ts';

interface StatusDaysProps {
  label: string;
  value: string;
  options: readonly ParameterOption[];
  onChange: (value: string) => void;
}

/** Days by status: a number beside the word of each status that has one of its own. */
export const StatusDays = ({ label, value, options, onChange }: StatusDaysProps) => {
  const t = useTranslations('settings');
  const names = useNames();
  const pairs = itemsOf(value).map((item) => item.split('=').map((part) => part.trim()));
  const write = (changed: readonly (readonly string[])[]) =>
    onChange(listOfItems(changed.map(([status = '', days = '']) => `${status}=${days}`)));
  const nameOf = (status: string) => {
    const option = options.find((each) => each.value === status);
    return option ? names.of(option, 'label') : status;
  };
  return (
    <fieldset aria-label={label} className="flex flex-col gap-1.5">
      {pairs.map(([status = '', days = ''], index) => (
        <div key={status} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 text-sm wrap-anywhere">{nameOf(status)}</span>
          <TextInput
            className="w-16!"
            inputMode="numeric"
            aria-label={t('days_of', { name: nameOf(status) })}
            maxLength={3}
            value={days}
            onChange={(event) =>
              write(pairs.map((pair, at) => (at === index ? [status, event.target.value] : pair)))
            }
          />
          <button
            type="button"
            aria-label={t('take_out', { name: nameOf(status) })}
            onClick={() => write(pairs.filter((_, at) => at !== index))}
            className="grid size-8 flex-none place-items-center rounded-tag text-ink-2 hover:bg-sunken touch:size-11"
          >
            <Icon of={X} size={14} />
          </button>
        </div>
      ))}
      <div>
        <Menu
          align="start"
          label={label}
          trigger={
            <Chip add icon={Plus}>
              {t('pick_status')}
              <span className="sr-only">: {label}</span>
            </Chip>
          }
        >
          {options
            .filter((option) => !pairs.some(([status]) => status === option.value))
            .map((option) => (
              <MenuItem key={option.value} onSelect={() => write([...pairs, [option.value, '1']])}>
                {names.of(option, 'label')}
              </MenuItem>
            ))}
        </Menu>
      </div>
    </fieldset>
  );
};
