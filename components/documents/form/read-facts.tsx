'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldControl, FormControl } from '../../../lib/documents/form.ts';
import { shownControls } from '../../../lib/documents/shown-controls.ts';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useSpelledMoney } from '../../money/use-spelled-money.ts';
import { useNames } from '../../people/use-names.ts';
import { useView } from '../../rpc/use-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { AmountText } from '../amount-text.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useDocumentHref } from '../use-document-href.ts';
import { useLinkName } from '../use-link-name.ts';
import { writtenNumber } from '../written-number.ts';
import { linkedAsk } from './form-asks.ts';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldWords } from './use-field-words.ts';

/** What a document says, field by field as its form has them; what is empty is left out. */
export const ReadFacts = ({ form, row }: { form: DocumentForm; row: DocumentRow }) => {
  const { sections } = form.family.form;
  const controls = shownControls(
    form.family,
    sections.flatMap((section) => section.controls),
    row.document_type_code ?? undefined,
  ).filter(
    (control) =>
      control.kind !== 'picked' && (!('field' in control) || !form.decided.includes(control.field)),
  );
  const inOrder = [
    ...controls.filter((control) => control.kind === 'period'),
    ...controls.filter((control) => control.kind !== 'period' && control.kind !== 'lines'),
  ];
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-4 max-tablet:grid-cols-2">
      {inOrder.map((control) =>
        control.kind === 'period' ? (
          <PeriodFacts key={control.start} control={control} row={row} />
        ) : (
          <ReadFact key={control.field} control={control} form={form} row={row} />
        ),
      )}
    </dl>
  );
};

const PeriodFacts = ({
  control,
  row,
}: {
  control: Extract<FormControl, { kind: 'period' }>;
  row: DocumentRow;
}) => {
  const t = useTranslations('documents.fields');
  const common = useTranslations('common');
  const days = useDays();
  return (
    <>
      {([control.start, control.end] as const).map((field) => (
        <Fact key={field} term={t(field)}>
          {isDay(row[field]) ? `${days.weekday(row[field])}, ${days.day(row[field])}` : null}
        </Fact>
      ))}
      <Fact term={t('days')}>{row.days === null ? null : common('days', { count: row.days })}</Fact>
    </>
  );
};

/** A field as it is read; nothing where it is empty. */
export const ReadFact = ({
  control,
  form,
  row,
}: {
  control: FieldControl;
  form: DocumentForm;
  row: DocumentRow;
}) => {
  const families = useTranslations('families');
  const words = useFieldWords(form.family.object_id);
  const names = useNames();
  const print = usePrinted(form.family.object_id);
  const term =
    control.kind === 'type' ? families(`${form.family.object_id}.type`) : words.label(control.field);
  const kept = row[control.field];
  if (kept === null || kept === undefined) return null;
  const value =
    control.kind === 'type' ? (
      names.of(row, 'document_type_name')
    ) : control.kind === 'document' ? (
      <LinkedDocument
        object={control.object}
        id={Number(kept)}
        number={String(row[control.field.replace(/_id$/, '_number')] ?? '')}
      />
    ) : control.kind === 'dictionary' ? (
      names.of(row, control.field.replace(/_id$/, '_name'))
    ) : control.kind === 'money' ? (
      <AmountText amount={kept} currency={row.currency_code} />
    ) : control.kind === 'text' ? (
      names.of(row, control.field)
    ) : (
      print(control, kept)
    );
  return (
    <Fact term={term} wide={control.kind === 'long_text'}>
      {value === '' ? null : value}
    </Fact>
  );
};

/** The document it is linked to, which opens for its readers; others see its number. */
const LinkedDocument = ({ object, id, number }: { object: string; id: number; number: string }) => {
  const asked = linkedAsk(object, id);
  const view = useView<DocumentRow>(asked.object, asked.query);
  const named = useLinkName();
  const hrefOf = useDocumentHref();
  const row = view.data?.data[0];
  return row ? <AppLink href={hrefOf(row)}>{named(row)}</AppLink> : number;
};

/** A value of the form as people read it; '' for none. A link and an entry of a dictionary are named by the row. */
export const usePrinted = (object_id: string) => {
  const common = useTranslations('common');
  const words = useFieldWords(object_id);
  const days = useDays();
  const spelled = useSpelledMoney();
  return (control: FieldControl, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    switch (control.kind) {
      case 'day':
        return isDay(value) ? days.day(value) : String(value);
      case 'time':
        return isClockTime(value) ? days.clock(value) : String(value);
      case 'flag':
        return value === '1' || value === true ? common('yes') : '';
      case 'choice':
        return words.choice(control.field, String(value));
      case 'money':
        return spelled(value);
      case 'number':
        return writtenNumber(String(value), days.number);
      default:
        return String(value);
    }
  };
};

const Fact = ({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) =>
  children === null ? null : (
    <div className={wide ? 'col-span-full' : undefined}>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className={wide ? 'whitespace-pre-wrap break-words' : 'font-medium'}>{children}</dd>
    </div>
  );
