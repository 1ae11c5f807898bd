'use client';
import { useTranslations } from 'next-intl';
import { dayKind } from '../../../lib/calendar/calendar.ts';
import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import { eachDay } from '../../../lib/kernel/day.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import { holderOf } from '../../../lib/workflow/holder.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { StatusTag } from '../../ui/tag.tsx';
import { AmountText } from '../amount-text.tsx';
import type { DocumentRow } from '../document-row.ts';
import { HolderLine } from '../moves/holder-line.tsx';
import { useOfFamilies } from '../of-families.ts';
import { Summary } from '../summary.tsx';
import { useDictionaries } from '../use-dictionaries.ts';
import { useStatusWord } from '../use-status-word.ts';
import { RowFact } from './row-fact.tsx';

/** The facts a decision on a document rests on: where it stands, when, how many days or hours, how much, what is left of the balance. */
export const SheetFacts = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents');
  const statusWord = useStatusWord();
  const { employee_id } = useProfile();
  const dayWords = useDayWords();
  const { Fact: Own } = useOfFamilies().rowSlotsOf(row.object_id);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2.5">
      <RowFact term={t('columns.status')}>
        <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />
      </RowFact>
      {holderOf(row, employee_id).kind !== 'you' && (
        <RowFact term={t('columns.holder')}>
          <HolderLine row={row} />
        </RowFact>
      )}
      {row.start_date !== null && (
        <RowFact term={t('columns.dates')}>
          <Summary row={{ ...row, days: null, amount: null }} />
        </RowFact>
      )}
      {row.days !== null && <RowFact term={t('columns.days')}>{dayWords(row, row.days)}</RowFact>}
      {row.amount && (
        <RowFact term={t('columns.amount')}>
          <AmountText amount={row.amount} currency={row.currency_code} />
        </RowFact>
      )}
      {Own && <Own row={row} />}
    </dl>
  );
};

/** How many days a document takes, and which of its period are not among them. */
const useDayWords = () => {
  const t = useTranslations('documents.sheet');
  const days = useDays();
  const { parameters, calendar } = useDictionaries();
  return (row: DocumentRow, count: number): string => {
    if (row.start_date === null || row.document_type_code === null) return days.number(count);
    const rule = countRuleOf(
      {
        object_id: row.object_id,
        document_type: { code: row.document_type_code, detail: parseTypeDetail(row.detail) },
      },
      parameters,
    );
    if (rule === 'working') return t('days_working', { days: count });
    if (rule !== 'calendar_minus_holidays') return days.number(count);
    const holidays = eachDay(row.start_date, row.end_date ?? row.start_date).filter(
      (day) => dayKind(day, calendar) === 'holiday',
    ).length;
    return holidays === 0 ? days.number(count) : t('days_holidays', { days: days.number(count), holidays });
  };
};
