'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Note } from '../../ui/banner.tsx';
import { NamedText } from '../named/named-text.tsx';
import { useNamed } from '../named/use-named.ts';
import type { Warning } from './carried-warnings.ts';

/** What is to be read before a decision; none of it keeps anybody from it. */
export const WarningsRead = ({ warnings }: { warnings: readonly Warning[] }) => {
  const t = useTranslations('documents.ask');
  const locale = useAppLocale();
  const named = useNamed(warnings);
  return (
    <div className="mt-4">
      <Note tone="warning" icon={TriangleAlert} title={t('warned', { count: warnings.length })}>
        <ul className="flex flex-col gap-1">
          {warnings.map(({ message, message_eng }) => (
            <li key={message}>
              <NamedText text={locale === 'en' ? message_eng || message : message} named={named} />
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
};
