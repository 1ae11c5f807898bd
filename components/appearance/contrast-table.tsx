'use client';
import { useTranslations } from 'next-intl';
import { colourIn, isEnough, type Measured } from '../../lib/themes/contrast.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';

/** Pairs of colours as they are drawn, each with its contrast and what it needs. */
export const ContrastTable = ({ theme, pairs }: { theme: Theme; pairs: readonly Measured[] }) => {
  const t = useTranslations('appearance');
  return (
    <ScrollRegion
      aria-label={t('columns.pair')}
      className="max-h-96 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {(['pair', 'mode', 'ratio', 'needs'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 last:text-right nth-3:text-right">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {pairs.map((pair) => (
            <Row key={`${pair.mode} ${pair.on} ${pair.ground}`} theme={theme} pair={pair} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const Row = ({ theme, pair }: { theme: Theme; pair: Measured }) => {
  const t = useTranslations('appearance');
  const { on, ground, mode, ratio, needs } = pair;
  return (
    <tr>
      <td className="px-3 py-1.5">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="grid size-6 flex-none place-items-center rounded-cell border border-line"
            style={{ background: colourIn(theme, mode, ground) }}
          >
            <span className="size-3 rounded-full" style={{ background: colourIn(theme, mode, on) }} />
          </span>
          {t('pair', { on: t(`roles.${on}`), ground: t(`roles.${ground}`) })}
        </span>
      </td>
      <td className="px-3 py-1.5 text-ink-2">{t(`modes.${mode}`)}</td>
      <td className={`px-3 py-1.5 text-right ${isEnough(pair) ? '' : 'font-medium text-error-ink'}`}>
        {t('ratio', { ratio: Math.floor(ratio * 100) / 100 })}
      </td>
      <td className="px-3 py-1.5 text-right text-ink-2">{t('ratio', { ratio: needs })}</td>
    </tr>
  );
};
