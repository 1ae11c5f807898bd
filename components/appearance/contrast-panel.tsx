'use client';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { colourOfHex, distance } from '../../lib/themes/colour.ts';
import { isEnough, type Measured, measured } from '../../lib/themes/contrast.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { ContrastTable } from './contrast-table.tsx';

/** Colours nearer than this are taken for each other. */
const ALIKE = 0.09;

/** Every pair the portal draws with a theme: those below the standard first, all of them behind a fold. */
export const ContrastPanel = ({ theme }: { theme: Theme }) => {
  const t = useTranslations('appearance');
  const [open, setOpen] = useState(false);
  const pairs = useMemo(() => measured(theme).toSorted(byReserve), [theme]);
  const low = pairs.filter((pair) => !isEnough(pair));
  const weakest = Math.floor(Math.min(...pairs.map(({ ratio }) => ratio)) * 100) / 100;
  const { primary, error } = theme.colors;
  return (
    <Panel aria-labelledby="contrast">
      <PanelHead id="contrast" title={t('contrast')} note={t('contrast_note')} />
      <PanelBody className="flex flex-col gap-3">
        <p aria-live="polite" className={low.length > 0 ? 'text-error-ink' : undefined}>
          {low.length > 0
            ? t('contrast_low', { count: low.length })
            : t('contrast_all', { count: pairs.length, ratio: weakest })}
        </p>
        {distance(colourOfHex(primary), colourOfHex(error)) < ALIKE && (
          <p className="flex gap-1.5 text-sm text-warning-ink">
            <Icon of={TriangleAlert} size={14} className="mt-0.5" />
            {t('close_to_error')}
          </p>
        )}
        {!open && low.length > 0 && <ContrastTable theme={theme} pairs={low} />}
        {open && <ContrastTable theme={theme} pairs={pairs} />}
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2.5 self-start"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon of={ChevronRight} size={14} className={classNames(open && 'rotate-90')} />
          {t(open ? 'hide_all' : 'show_all')}
        </Button>
      </PanelBody>
    </Panel>
  );
};

const byReserve = (one: Measured, other: Measured): number =>
  one.ratio / one.needs - other.ratio / other.needs;
