'use client';
import { useTranslations } from 'next-intl';
import type { TripRates } from '../../../lib/documents/facts/money-facts.ts';
import { advanceParts } from '../../../lib/documents/families/btrip/advance.ts';
import { placeIn } from '../../../lib/documents/families/btrip/places.ts';
import { perDiemOfTrip } from '../../../lib/documents/families/btrip/rules.ts';
import { compare } from '../../../lib/money/decimal.ts';
import type { PerDiem, PerDiemPart } from '../../../lib/travel/per-diem.ts';
import { useDays } from '../../calendar/use-days.ts';
import { AmountText } from '../../documents/amount-text.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { BigSum } from '../../money/big-sum.tsx';

/** Per diem day by day, and what the advance is made of. */
export const PerDiemPanel = ({ form }: { form: DocumentForm }) => {
  const perDiem = perDiemOfTrip(form.record, { ...form.facts, parameters: form.situation.parameters });
  if (perDiem.parts.length === 0) return null;
  return (
    <div className="grid gap-x-10 gap-y-6 desk:grid-cols-2">
      <Counted perDiem={perDiem} rates={form.facts.trip_rates} />
      <AdvanceParts form={form} perDiem={perDiem} />
    </div>
  );
};

const Counted = ({ perDiem, rates }: { perDiem: PerDiem; rates: TripRates | undefined }) => {
  const t = useTranslations('families.btrip.screen');
  const common = useTranslations('common');
  const locale = useAppLocale();
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-2">{t('per_diem')}</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        {perDiem.totals.map(({ currency, sum }) => (
          <BigSum key={currency} sum={sum} currency={currency} />
        ))}
        <span className="text-ink-2">{t('for_days', { days: common('days', { count: perDiem.days }) })}</span>
      </p>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t('counted')}</caption>
        <tbody>
          {perDiem.parts.map((part) => (
            <PartRow key={part.first} part={{ ...part, place: placeIn(part.place, rates, locale) }} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PartRow = ({ part }: { part: PerDiemPart }) => {
  const t = useTranslations('families.btrip.screen');
  const common = useTranslations('common');
  const days = useDays();
  const isUnpaid = part.kind !== 'same_day' && part.rate === null;
  return (
    <tr className={`border-b border-line ${isUnpaid ? 'text-error-ink' : ''}`}>
      <th scope="row" className="py-1.5 pr-3 text-left font-normal">
        {days.range(part.first, part.last)},{' '}
        {part.kind === 'leg' ? part.place : t(`kinds.${part.kind}`, { place: part.place })}
      </th>
      <td className="py-1.5 pr-3 text-right whitespace-nowrap text-ink-2">
        {part.rate === null ? (
          t(UNPAID[part.kind])
        ) : (
          <>
            {common('days', { count: part.days })} ×{' '}
            <AmountText amount={part.rate} currency={part.currency} />
          </>
        )}
      </td>
      <td className="py-1.5 text-right">
        <AmountText amount={part.sum} currency={part.currency} />
      </td>
    </tr>
  );
};

const UNPAID = { none: 'not_counted', same_day: 'not_paid', leg: 'no_rate', weekend: 'no_rate' } as const;

const AdvanceParts = ({ form, perDiem }: { form: DocumentForm; perDiem: PerDiem }) => {
  const t = useTranslations('families.btrip.screen');
  const rates = form.facts.trip_rates;
  if (!rates) return null;
  const parts = advanceParts(form.record, perDiem, rates, form.situation);
  const { currency, total } = parts;
  const { advance_amount: asked } = form.record;
  const isTyped = typeof asked === 'string' && total !== undefined && compare(asked, total) !== 0;
  const rows = [
    { key: 'per_diem', note: '', sum: parts.perDiem },
    {
      key: 'lodging',
      note: parts.nights > 0 ? t('nights', { count: parts.nights }) : '',
      sum: parts.lodging,
    },
    { key: 'tickets', note: '', sum: parts.tickets },
    { key: 'proposed', note: '', sum: total },
  ] as const;
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-2">
        {t('advance')} <span className="font-normal text-ink-3">{t(isTyped ? 'typed' : 'by_portal')}</span>
      </h3>
      {typeof asked === 'string' && (
        <p className="mt-1">
          <BigSum sum={asked} currency={currency} />
        </p>
      )}
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t('advance')}</caption>
        <tbody>
          {rows.map(({ key, note, sum }) => (
            <tr key={key} className={`border-b border-line ${key === 'proposed' ? 'font-medium' : ''}`}>
              <th scope="row" className="py-1.5 pr-3 text-left font-[inherit]">
                {t(key)}
              </th>
              <td className="py-1.5 pr-3 text-right text-ink-2">{note}</td>
              <td className="py-1.5 text-right">
                {sum === undefined ? t('no_exchange') : <AmountText amount={sum} currency={currency} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
