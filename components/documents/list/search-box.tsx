'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';

interface SearchBoxProps {
  own: boolean;
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches by person or number, one's own documents by number, a moment after the typing stops. */
export const SearchBox = ({ own, value, onChange, inputRef }: SearchBoxProps) => {
  const t = useTranslations('documents.filters');
  const [text, setText] = useSearchText(inputRef, value, onChange);
  return (
    <div className="relative w-62 max-tablet:w-full">
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
      />
      <input
        ref={inputRef}
        type="search"
        aria-label={t(own ? 'search_own' : 'search')}
        placeholder={t(own ? 'search_hint_own' : 'search_hint')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-8 w-full rounded-full border border-line-strong bg-surface pr-9 pl-9 text-sm touch:h-10"
      />
      {text === '' && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 flex items-center max-tablet:hidden"
        >
          <Kbd>/</Kbd>
        </span>
      )}
    </div>
  );
};
