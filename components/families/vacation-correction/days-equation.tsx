'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Equation, Term } from '../../ui/equation.tsx';
import { correctionOf } from './correction-parts.ts';
import { LawChecks } from './law-checks.tsx';

/** What there was, what each part takes, and what comes back, or is taken beyond it. */
export const DaysEquation = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation_correction.screen');
  const days = useDays();
  const correction = correctionOf(form);
  if (!correction) return null;
  const { was, parts, returned } = correction;
  return (
    <>
      <h2 className="sr-only">{t('how_many')}</h2>
      <Equation>
        <Term number={days.number(was)} text={t('was_days')} />
        {parts.map((part) => (
          <Term
            key={part.id}
            sign="−"
            number={days.number(part.days)}
            text={days.range(part.start_date, part.end_date)}
          />
        ))}
        <Term
          sign="="
          number={days.number(Math.abs(returned))}
          text={t(returned < 0 ? 'beyond' : 'returned', { days: Math.abs(returned) })}
          tone={returned < 0 ? 'text-error-ink' : 'text-success-ink'}
        />
      </Equation>
      <LawChecks form={form} correction={correction} />
    </>
  );
};
