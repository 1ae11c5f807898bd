'use client';
import { Search } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { useSearchText } from './use-search-text.ts';

interface SearchInputProps {
  label: string;
  /** What may be typed; the label when not given. */
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  /** Of the field on a wide screen. */
  width: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The key that leads here, shown while nothing is typed. */
  shortcut?: string;
}

/** Searches a moment after the typing stops; what the address says from elsewhere takes its place. */
export const SearchInput = ({
  label,
  hint = label,
  value,
  onChange,
  width,
  inputRef,
  shortcut,
}: SearchInputProps) => {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [text, setText] = useSearchText(input, value, onChange);
  return (
    <div className={classNames('relative max-tablet:w-full', width)}>
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={classNames(
          'h-8 w-full rounded-full border border-line-strong bg-surface pl-9 text-sm touch:h-10',
          shortcut ? 'pr-9' : 'pr-3',
        )}
      />
      {shortcut && text === '' && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 flex items-center max-tablet:hidden"
        >
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  );
};
