'use client';
import { useTranslations } from 'next-intl';
import type { LetterList } from '../../lib/rpc/letters.ts';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/panel.tsx';

interface LetterKindsProps {
  letters: LetterList;
  chosen: string;
  onChoose: (kind: string) => void;
}

/** The kinds of letters to choose from, those in the client's own words marked. */
export const LetterKinds = ({ letters, chosen, onChoose }: LetterKindsProps) => {
  const t = useTranslations('letters');
  return (
    <Panel aria-labelledby="kinds" className="overflow-hidden">
      <h2 id="kinds" className="sr-only">
        {t('kinds')}
      </h2>
      <ul className="divide-y divide-line max-desk:max-h-72 max-desk:overflow-y-auto">
        {letters.map(({ kind, changed }) => (
          <li key={kind}>
            <button
              type="button"
              aria-current={kind === chosen ? 'true' : undefined}
              onClick={() => onChoose(kind)}
              className={classNames(
                'flex w-full items-baseline gap-2 border-l-3 px-4 py-2.5 text-left hover:bg-hover touch:min-h-12',
                kind === chosen ? 'border-primary bg-primary-soft font-medium' : 'border-transparent',
              )}
            >
              <span className="min-w-0 flex-1">{t(`kind.${kind}`)}</span>
              {changed && <span className="text-sm font-normal text-ink-2">{t('own')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
