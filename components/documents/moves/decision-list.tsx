'use client';
import { TriangleAlert, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { useClashWords } from '../away/use-clash-words.ts';
import { useClashes } from '../away/use-clashes.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { Summary, useSummary } from '../summary.tsx';
import { useNumberLine } from '../use-number-line.ts';
import { useStatusWord } from '../use-status-word.ts';
import { carriedWarnings } from './carried-warnings.ts';
import { useHolderWords } from './holder-line.tsx';
import { whyLeft } from './why-left.ts';

/** What a decision is about, document by document: whose, what, when; and which of those chosen stay as they are, and why. */
export const DecisionList = ({
  rows,
  left,
  step,
}: {
  rows: readonly DocumentRow[];
  left: readonly DocumentRow[];
  step: RowStep;
}) => {
  const t = useTranslations('documents.ask');
  const whyLeft = useWhyLeft(step);
  const clashes = useClashes(rows, true);
  const clashWords = useClashWords();
  const crowd = (row: DocumentRow): string => {
    const clash = clashes.of(row);
    return clash?.over ? clashWords.count(clash) : '';
  };
  return (
    <>
      <ul aria-label={t('decided')} className="divide-y divide-line">
        {rows.map((row) => (
          <Named key={row.id} row={row}>
            <Facts row={row} />
            <Carried row={row} />
            {crowd(row) && <Remark icon={Users}>{crowd(row)}</Remark>}
          </Named>
        ))}
      </ul>
      {left.length > 0 && (
        <section aria-labelledby="left-out" className="mt-4 border-t border-line pt-4">
          <h3 id="left-out" className="text-base font-medium">
            {t('left', { count: left.length })}
          </h3>
          <ul className="divide-y divide-line">
            {left.map((row) => (
              <Named key={row.id} row={row}>
                {whyLeft(row)}
              </Named>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Named = ({ row, children }: { row: DocumentRow; children: ReactNode }) => {
  const numberLine = useNumberLine();
  const names = useNames();
  return (
    <li className="py-2.5">
      <p>
        <bdi className="font-medium">{names.short(row.employee_name, row.employee_name_eng)}</bdi>
        <span className="text-ink-2"> · {numberLine(row)}</span>
      </p>
      <p className="text-sm text-ink-2">{children}</p>
    </li>
  );
};

/** What it is, when and how much; where it says nothing of itself, how it stands. */
const Facts = ({ row }: { row: DocumentRow }) => {
  const statusWord = useStatusWord();
  const { lead } = useSummary(row, true);
  return lead.length === 0 ? statusWord(row, row.object_id) : <Summary row={row} titled />;
};

/** What its author was warned of and went on with. */
const Carried = ({ row }: { row: DocumentRow }) => {
  const locale = useAppLocale();
  return carriedWarnings(row).map(({ code, message, message_eng }) => (
    <Remark key={code} icon={TriangleAlert}>
      {locale === 'en' ? message_eng || message : message}
    </Remark>
  ));
};

const Remark = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <span className="flex items-baseline gap-1.5 text-warning-ink">
    <Icon of={icon} size={14} className="flex-none translate-y-0.5" />
    {children}
  </span>
);

const useWhyLeft = (step: RowStep) => {
  const t = useTranslations('documents.ask');
  const statusWord = useStatusWord();
  const holderWords = useHolderWords();
  const { employee_id } = useProfile();
  return (row: DocumentRow): string => {
    const status = statusWord(row, row.object_id);
    const left = whyLeft(row, step, employee_id);
    return left.why === 'why_held'
      ? t('why_held', { status, holder: holderWords(left.holder) })
      : t(left.why, { status });
  };
};
