'use client';
import { useTranslations } from 'next-intl';
import { Kbd } from '../ui/kbd.tsx';
import type { Creatable } from './creatable.ts';

/** The kinds a person used last: beside the rest with a digit each, on the phone as chips. */
export const RecentKinds = ({
  recent,
  onOpen,
}: {
  recent: readonly Creatable[];
  onOpen: (href: string) => void;
}) => {
  const t = useTranslations('create');
  const names = useTranslations('shell.families');
  return (
    <section aria-labelledby="recent-kinds" className="mb-4 tablet:w-48 tablet:flex-none">
      <h3 id="recent-kinds" className="py-1.5 text-sm font-normal text-ink-3">
        {t('recent')}
      </h3>
      <ul className="flex flex-wrap gap-2 tablet:flex-col tablet:gap-0.5">
        {recent.map(({ family, href }, index) => (
          <li key={family}>
            <button
              type="button"
              onClick={() => onOpen(href)}
              className="flex w-full items-center gap-2 rounded-tag px-2.5 text-left hover:bg-hover max-tablet:h-10 max-tablet:rounded-full max-tablet:border max-tablet:border-line max-tablet:px-3.5 tablet:-ml-2.5 tablet:min-h-9"
            >
              <span className="flex-1">{names(family)}</span>
              <span className="max-tablet:hidden">
                <Kbd>{String(index + 1)}</Kbd>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
