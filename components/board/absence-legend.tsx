'use client';
import { useTranslations } from 'next-intl';
import { AbsenceBar } from './absence-bar.tsx';
import type { AbsenceKind } from './ribbon-bars.ts';

/** What the bars mean: only the kinds that are drawn, and the hatch. */
export const AbsenceLegend = ({ kinds }: { kinds: readonly AbsenceKind[] }) => {
  const t = useTranslations('documents.away');
  const drawn = [...new Set(kinds)];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {(drawn.length === 0 ? (['hidden'] as AbsenceKind[]) : drawn).map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <AbsenceBar kind={kind} pending={false} size="swatch">
            {kind === 'hidden' ? undefined : t(`code.${kind}`)}
          </AbsenceBar>
          {kind === 'hidden' ? t('reason_hidden') : t(`kind.${kind}`)}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <AbsenceBar kind={drawn[0] ?? 'hidden'} pending size="swatch" />
        {t('pending')}
      </li>
    </ul>
  );
};
