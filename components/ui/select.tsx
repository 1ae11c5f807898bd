'use client';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { SELECT_BOX, type SelectProps } from './select-props.ts';
import { useOnDemand } from './use-on-demand.ts';

const load = () => import('./open-select.tsx').then((file) => file.OpenSelect);

/**
 * One of several. `value` undefined or '' shows the placeholder; option values are never empty. Until it is opened it
 * is a button with the chosen one: the code of the list is fetched on hover or focus.
 */
export const Select = (select: SelectProps) => {
  const { loaded: Opened, button } = useOnDemand(load);
  const list = useId();
  if (Opened) return <Opened {...select} />;
  const { value, onValueChange: _, options, placeholder, disabled, onBlur, className, ...control } = select;
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-controls={list}
      {...control}
      {...button}
      onKeyDown={(event) => opens(event) && button.onClick()}
      onBlur={onBlur}
      disabled={disabled}
      {...(chosen ? {} : { 'data-placeholder': '' })}
      className={classNames(SELECT_BOX, className)}
    >
      <span className="min-w-0 flex-1 truncate">{chosen?.label ?? placeholder}</span>
      <span className="text-ink-3">
        <Icon of={ChevronDown} size={16} />
      </span>
    </button>
  );
};

/** The arrows open it, as Enter and Space do by pressing the button. */
const opens = (event: KeyboardEvent): boolean => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
  event.preventDefault();
  return true;
};
