'use client';
import { useTranslations } from 'next-intl';
import { returnToWork } from '../../../lib/calendar/day-count.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { balancesAround, type ShownCorrection, type ShownPart } from './correction-parts.ts';

const HEADS = ['part', 'was', 'becomes', 'days', 'back_at_work', 'status'] as const;

/** Every part: the leaves and days it comes out of, the old and the new days, the return to work; what comes back below. */
export const PartsTable = ({ form, correction }: { form: DocumentForm; correction: ShownCorrection }) => {
  const t = useTranslations('families.vacation_correction.screen');
  const together = flagOf(form.situation.parameters, 'vacation_correction');
  const { parts } = correction;
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="parts" className="font-medium">
          {t('parts')}
        </h3>
        {parts.length > 1 && <span className="text-sm text-ink-2">{t(together ? 'together' : 'apart')}</span>}
      </div>
      <ScrollRegion aria-label={t('parts')} className="mt-3 overflow-x-auto">
        <table className="w-full min-w-[40rem] text-left text-sm">
          <thead className="bg-sunken text-ink-2">
            <tr>
              {HEADS.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-1.5 py-2 font-medium ${head === 'days' ? 'text-right' : ''}`}
                >
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <PartRow key={part.id} form={form} correction={correction} part={part} isFirst={index === 0} />
            ))}
            <ReturnedRow form={form} correction={correction} />
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
};

const PartRow = ({
  form,
  correction: { leaves },
  part,
  isFirst,
}: {
  form: DocumentForm;
  correction: ShownCorrection;
  part: ShownPart;
  isFirst: boolean;
}) => {
  const t = useTranslations('families.vacation_correction.screen');
  const days = useDays();
  const link = usePortalLink();
  const statusWord = useStatusWord();
  const back = returnToWork(part.end_date, form.situation.calendar);
  const { mode, family } = form;
  return (
    <tr className="border-b border-line" aria-current={part.own || undefined}>
      <th scope="row" className="px-1.5 py-2.5 font-normal">
        {part.own ? (
          <span className="font-medium">{part.number}</span>
        ) : (
          <AppLink href={link(family.routes.form, { id: part.id }, mode === 'own' ? {} : { mode })}>
            {part.number}
          </AppLink>
        )}
        <span className="block whitespace-nowrap text-ink-2">
          {leaves
            .flatMap(({ id, number }) => {
              const taken = part.takes.get(id);
              return taken === undefined ? [] : [t('from', { number: number || 'none', days: taken })];
            })
            .join('; ')}
        </span>
      </th>
      <td className="px-1.5 py-2.5 whitespace-nowrap">
        {isFirst
          ? leaves.map(({ id, start_date, end_date }) => (
              <s key={id} className="block text-ink-3">
                {start_date && end_date && days.range(start_date, end_date)}
              </s>
            ))
          : '–'}
      </td>
      <td className="px-1.5 py-2.5 whitespace-nowrap">{days.range(part.start_date, part.end_date)}</td>
      <td className="px-1.5 py-2.5 text-right">{days.number(part.days)}</td>
      <td className="px-1.5 py-2.5 whitespace-nowrap">
        {back ? `${days.weekday(back)}, ${days.dayShort(back)}` : ''}
      </td>
      <td className="px-1.5 py-2.5">
        <StatusTag
          statusId={part.status_id}
          label={statusWord({ status_id: part.status_id }, family.object_id)}
        />
      </td>
    </tr>
  );
};

const ReturnedRow = ({ form, correction }: { form: DocumentForm; correction: ShownCorrection }) => {
  const t = useTranslations('families.vacation_correction.screen');
  const days = useDays();
  const { returned } = correction;
  const balance = balancesAround(form, correction);
  if (returned === 0 && !balance) return null;
  return (
    <tr>
      <th scope="row" colSpan={3} className="px-1.5 py-3 font-normal">
        {t(returned < 0 ? 'row_beyond' : returned === 0 ? 'row_none' : 'row_returned')}
      </th>
      <td
        className={`px-1.5 py-3 text-right font-medium ${returned < 0 ? 'text-error-ink' : 'text-success-ink'}`}
      >
        {returned === 0 ? '0' : `${returned < 0 ? '−' : '+'}${days.number(Math.abs(returned))}`}
      </td>
      <td colSpan={2} className="px-1.5 py-3 text-ink-2">
        {balance && (
          <>
            {t('balance', { year: String(balance.year) })}{' '}
            {balance.before !== undefined && balance.before !== balance.after && (
              <>
                <s className="text-ink-3">{days.number(balance.before)}</s>{' '}
              </>
            )}
            <span className="font-medium text-ink">
              {t('balance_days', { days: days.number(balance.after), count: balance.after })}
            </span>
          </>
        )}
      </td>
    </tr>
  );
};
