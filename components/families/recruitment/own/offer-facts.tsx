'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { AmountText } from '../../../documents/amount-text.tsx';
import type { DocumentForm } from '../../../documents/form/use-document-form.ts';
import { useNames } from '../../../people/use-names.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel, PanelBody } from '../../../ui/panel.tsx';

/** What the company offers. */
export const OfferFacts = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.recruitment');
  const days = useDays();
  const names = useNames();
  const { salary, hire_date } = form.shown;
  const shown = [
    ['vacancy', names.of(form.row ?? {}, 'vacancy')],
    ['department', names.of(form.row ?? {}, 'department')],
    ['hire_date', hire_date ? days.day(String(hire_date)) : ''],
    ['salary', salary ? <AmountText key="salary" amount={salary} currency="RUB" /> : ''],
  ] as const;
  return (
    <Panel aria-label={t('sections.offer')}>
      <PanelBody className="pt-5">
        <Facts
          items={shown.flatMap(([key, value]) => (value ? [[t(`fields.${key}`), value] as const] : []))}
        />
      </PanelBody>
    </Panel>
  );
};
