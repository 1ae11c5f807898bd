'use client';
import { CircleCheck, CircleMinus, CircleX, type LucideIcon, PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { ShownVerdict } from './import-calls.ts';
import { useVerdictWords } from './use-verdict-words.ts';

/** Rows drawn at once; the file of the result has them all. */
const SHOWN = 200;

const OUTCOMES = ['refused', 'add', 'change', 'same'] as const;
type Outcome = (typeof OUTCOMES)[number];

const LOOK: Readonly<Record<Outcome, readonly [icon: LucideIcon, ink: string]>> = {
  add: [CircleCheck, 'text-success-ink'],
  change: [PencilLine, 'text-info-ink'],
  same: [CircleMinus, 'text-ink-3'],
  refused: [CircleX, 'text-error-ink'],
};

/** Every line of a file with what becomes of it; the outcomes can be looked at one by one. */
export const ImportPreview = ({ verdicts }: { verdicts: readonly ShownVerdict[] }) => {
  const t = useTranslations('users.import');
  const column = useTranslations('users.column');
  const words = useVerdictWords();
  const [only, setOnly] = useState<Outcome | null>(null);
  const shown = verdicts.filter(({ outcome }) => only === null || outcome === only);
  const cell = 'px-3 py-2 text-left align-top';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {OUTCOMES.map((outcome) => {
          const count = verdicts.filter((each) => each.outcome === outcome).length;
          return (
            count > 0 && (
              <Chip
                key={outcome}
                on={only === outcome}
                aria-pressed={only === outcome}
                icon={LOOK[outcome][0]}
                onClick={() => setOnly(only === outcome ? null : outcome)}
              >
                {t(outcome, { count })}
              </Chip>
            )
          );
        })}
      </div>
      <ScrollRegion
        aria-label={t('preview')}
        className="max-h-[48dvh] overflow-auto rounded-panel border border-line"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('preview')}</caption>
          <thead className="bg-sunken text-sm text-ink-2">
            <tr>
              <th scope="col" className={`${cell} w-16 font-medium`}>
                {t('row')}
              </th>
              <th scope="col" className={`${cell} w-2/5 font-medium max-tablet:w-auto`}>
                {column('name')}
              </th>
              <th scope="col" className={`${cell} font-medium max-tablet:hidden`}>
                {t('result')}
              </th>
              <th scope="col" className={`${cell} font-medium max-tablet:hidden`}>
                {t('reason')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.slice(0, SHOWN).map((each) => (
              <tr key={each.row}>
                <td className={`${cell} text-ink-2`}>{each.row}</td>
                <td className={`${cell} wrap-anywhere`}>
                  <bdi className="block">{each.name || '—'}</bdi>
                  <span className="block text-sm text-ink-2">{each.email}</span>
                  <span className="mt-1 block tablet:hidden">
                    <OutcomeLine verdict={each} />
                    <span className="block text-sm text-ink-2">{words.why(each)}</span>
                  </span>
                </td>
                <td className={`${cell} whitespace-nowrap max-tablet:hidden`}>
                  <OutcomeLine verdict={each} />
                </td>
                <td className={`${cell} text-ink-2 max-tablet:hidden`}>{words.why(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown.length > SHOWN && <p className="text-sm text-ink-2">{t('first_rows', { count: SHOWN })}</p>}
    </div>
  );
};

const OutcomeLine = ({ verdict }: { verdict: ShownVerdict }) => {
  const words = useVerdictWords();
  const [icon, ink] = LOOK[verdict.outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 ${ink}`}>
      <Icon of={icon} size={14} />
      {words.outcome(verdict)}
    </span>
  );
};
