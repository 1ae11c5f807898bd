'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Kbd } from '../ui/kbd.tsx';

const SWATCH = 'relative inline-grid h-5 w-7 place-items-center rounded-cell border border-line text-[11px]';

/** What stands in the cells beside letters, in words, and the keys. */
export const GridLegend = ({ writes }: { writes: boolean }) => {
  const t = useTranslations('timesheet');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2 print:hidden">
      <Item swatch={<span className={classNames(SWATCH, 'bg-primary-soft font-semibold')}>С</span>}>
        {t('legend_several')}
      </Item>
      <Item
        swatch={
          <span
            className={classNames(
              SWATCH,
              'overflow-hidden after:absolute after:top-0 after:right-0 after:border-5 after:border-info-mark after:border-b-transparent after:border-l-transparent',
            )}
          />
        }
      >
        {t('corrected')}
      </Item>
      <Item
        swatch={
          <span
            className={classNames(
              SWATCH,
              'border-abs-sick-edge! [background:repeating-linear-gradient(135deg,color-mix(in_oklab,var(--abs-sick-edge)_42%,transparent)_0_1.5px,transparent_1.5px_7px),var(--surface)]',
            )}
          />
        }
      >
        {t('late')}
      </Item>
      <Item swatch={<span className={classNames(SWATCH, 'underline decoration-dotted')}>Я</span>}>
        {t('pending')}
      </Item>
      <Item swatch={<span className={classNames(SWATCH, 'bg-day-weekend')} />}>
        {t('legend_off', { code: 'В' })}
      </Item>
      <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 max-desk:ml-0">
        <Keys names={['←', '→']}>{t('key_day')}</Keys>
        <Keys names={['Enter']}>{t('key_open')}</Keys>
        <Keys names={['PgUp', 'PgDn']}>{t('key_month')}</Keys>
        {writes && <Keys names={['А…Я']}>{t('key_type')}</Keys>}
      </span>
    </div>
  );
};

const Item = ({ swatch, children }: { swatch: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true">{swatch}</span>
    {children}
  </span>
);

const Keys = ({ names, children }: { names: readonly string[]; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1">
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
    {children}
  </span>
);
