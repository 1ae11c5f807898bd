'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { keepForServer } from '../rpc/year-cookie.ts';
import { Icon } from '../ui/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { type ThemeChoice as Choice, usePortal } from './portal.tsx';

const OPTIONS = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const;

/** Light, dark, or as the device says. Holds in this browser, at once. */
export const ThemeChoice = () => {
  const t = useTranslations('shell');
  const { themeChoice } = usePortal();
  const value = useSyncExternalStore(watchRoot, currentChoice, () => themeChoice);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="text-sm font-medium text-ink-2">{t('theme')}</p>
      <Segmented
        label={t('theme')}
        className="flex-wrap"
        value={value}
        onValueChange={choose}
        options={OPTIONS.map(({ value: option, icon }) => ({
          value: option,
          label: (
            <>
              <Icon of={icon} size={16} className="max-tablet:hidden" />
              {t(`themes.${option}`)}
            </>
          ),
        }))}
      />
    </div>
  );
};

/** The root element is where the choice lives: the styles read it there, and so do we. */
const currentChoice = (): Choice => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

const watchRoot = (tell: () => void): (() => void) => {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const choose = (choice: Choice): void => {
  document.documentElement.dataset.theme = choice;
  keepForServer('eg.theme', choice);
};
