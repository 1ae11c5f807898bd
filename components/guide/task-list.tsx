'use client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { GuidePage } from '../../lib/guide/pages.data.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';

/** Tasks of the guide, each with what it is about. */
export const TaskList = ({ pages }: { pages: readonly GuidePage[] }) => {
  const t = useTranslations('guide.pages');
  const link = usePortalLink();
  return (
    <ul>
      {pages.map(({ slug }) => (
        <li key={slug} className="border-t border-line hover:bg-hover">
          <AppLink
            href={link('guide', { page: slug })}
            className="flex items-center gap-3 px-5 py-3.5 text-ink no-underline max-tablet:px-4"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(`${slug}.title`)}</span>
              <span className="block text-sm text-ink-2">{t(`${slug}.text`)}</span>
            </span>
            <Icon of={ChevronRight} size={16} className="text-ink-3" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
};
