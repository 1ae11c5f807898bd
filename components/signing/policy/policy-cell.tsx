'use client';
import {
  FileText,
  KeyRound,
  type LucideIcon,
  MousePointerClick,
  Pencil,
  Plus,
  ShieldCheck,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PolicyLevel } from '../../../lib/families/legal.data.ts';
import { type PolicyPlace, type PolicyRow, rowAt } from '../../signatures/policy-row.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePolicyWords } from './use-policy-words.ts';

const ICONS: Readonly<Record<PolicyLevel, LucideIcon>> = {
  simple: MousePointerClick,
  unqualified: KeyRound,
  qualified: ShieldCheck,
  paper: FileText,
};

interface PolicyCellProps {
  place: PolicyPlace;
  rows: readonly PolicyRow[];
  onPick: (place: PolicyPlace) => void;
}

/** How one party signs one kind of document; a press opens it. What comes from the whole family is shown quietly. */
export const PolicyCell = ({ place, rows, onPick }: PolicyCellProps) => {
  const t = useTranslations('signature_policy');
  const words = usePolicyWords();
  const own = rowAt(rows, place);
  const row = own ?? rowAt(rows, { ...place, type: null });
  const duty = row && t(row.level === 'paper' ? 'on_paper' : row.required === '1' ? 'required' : 'optional');
  return (
    <button
      type="button"
      onClick={() => onPick(place)}
      className="group flex min-h-12 w-full items-start gap-2.5 rounded-control px-2.5 py-2 text-left hover:bg-hover"
    >
      <span className="sr-only">{words.name(place)}: </span>
      {row && <Icon of={ICONS[row.level]} className={`mt-0.5 ${own ? 'text-primary-ink' : 'text-ink-3'}`} />}
      <span className="min-w-0 flex-1">
        <span aria-hidden className="block text-sm text-ink-3 tablet:hidden">
          {t(`party.${place.party}`)}
        </span>
        {row ? (
          <>
            <span className={`block ${own ? '' : 'text-ink-2'}`}>
              {row.level === 'paper' ? duty : `${t(`level_short.${row.level}`)} · ${duty}`}
            </span>
            <span className="block text-sm break-words text-ink-2">
              {own ? own.article || t('no_article') : t('inherited')}
            </span>
          </>
        ) : (
          <span className="block py-0.5 text-ink-2">{t('none')}</span>
        )}
      </span>
      <Icon
        of={own ? Pencil : Plus}
        size={16}
        className="mt-0.5 flex-none text-ink-3 group-hover:text-primary-ink"
      />
    </button>
  );
};
