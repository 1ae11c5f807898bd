'use client';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Family } from '../../../lib/documents/family.ts';
import { familiesUnder } from '../../../lib/families/identities.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** Which of the families that share the address is listed; it stays whatever else changes. */
const FAMILY = 'family';

/** The lists of families that share one address, side by side; nothing where a family has its own. */
export const SharedAddress = ({ family }: { family: Family }) => {
  const t = useTranslations('documents.list');
  const families = useTranslations('families');
  const pathname = usePathname();
  const first = family.routes.under ?? family.object_id;
  const shared = familiesUnder(first);
  if (shared.length < 2) return null;
  return (
    <nav
      aria-label={t('families')}
      className="inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[10px] border border-line bg-sunken p-[3px]"
    >
      {shared.map(({ object_id }) => (
        <AppLink
          key={object_id}
          href={object_id === first ? pathname : `${pathname}?${FAMILY}=${object_id}`}
          aria-current={object_id === family.object_id ? 'page' : undefined}
          className="inline-flex h-7 items-center rounded-[7px] px-3 text-sm font-medium whitespace-nowrap text-ink-2 no-underline aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-[var(--shadow-1),0_0_0_1px_var(--line)] touch:h-11"
        >
          {families(`${object_id}.title_plural`)}
        </AppLink>
      ))}
    </nav>
  );
};
