'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon.tsx';

/** Opens the search; looks like a field, becomes an icon when there is little room. */
export const FindButton = ({ onOpen }: { onOpen: () => void }) => {
  const t = useTranslations('shell');
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K /"
      className="mr-1.5 flex h-9 w-41 items-center gap-2 rounded-control border border-chrome-line bg-chrome-hover px-3 text-inherit max-wide:w-9 max-wide:justify-center max-wide:px-0 touch:size-12 touch:justify-center touch:border-transparent touch:bg-transparent"
    >
      <Icon of={Search} />
      <span className="flex-1 text-left max-wide:sr-only touch:sr-only">{t('find')}</span>
      <kbd
        aria-hidden
        className="inline-flex h-5 items-center rounded-cell border border-chrome-line px-1.5 font-sans text-[11px] font-medium max-wide:hidden touch:hidden"
      >
        Ctrl K
      </kbd>
    </button>
  );
};
