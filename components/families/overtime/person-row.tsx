'use client';
import { CircleAlert, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { offeredCompensations } from '../../../lib/documents/families/overtime/shown.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { hoursOf } from '../../../lib/overtime/hours.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useRuleWords } from '../../documents/form/use-rule-words.ts';
import { NamedText } from '../../documents/named/named-text.tsx';
import { useNamed } from '../../documents/named/use-named.ts';
import { DayInput } from '../../forms/day-input.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { compensationOf, isShared, type JudgedPerson } from './master-values.ts';
import { Meter } from './meter.tsx';
import type { Master } from './use-master.ts';

/** The columns of the people, where there is room for a table. */
export const PERSON_GRID =
  'tablet:grid tablet:grid-cols-[minmax(0,1.3fr)_8.5rem_9.5rem_7rem_9.5rem_2rem] tablet:items-center tablet:gap-x-3';
/** A year's limit that is nearly reached is said. */
const NEARLY = 0.9;

/** One person: hours against both limits, consent, compensation; what is wrong below, with what mends it. */
export const PersonRow = ({ row, master }: { row: JudgedPerson; master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const { person, adjacent, year } = row;
  const { name, position } = useWho(row);
  const wrong = row.refusals.filter((each) => !isShared(each));
  const left = year?.max == null ? undefined : year.max - year.used - year.added;
  const isNear = left !== undefined && left >= 0 && year?.max != null && left < year.max * (1 - NEARLY);
  const warned = wrong.length === 0 && (row.warnings.length > 0 || isNear);
  return (
    <li
      className={classNames(
        'border-t border-line px-6 py-2.5 max-tablet:px-4',
        wrong.length > 0 && 'shadow-[inset_3px_0_0_var(--error-mark)]',
        warned && 'shadow-[inset_3px_0_0_var(--warning-mark)]',
      )}
    >
      <div className={PERSON_GRID}>
        <div className="flex min-w-0 items-center gap-3">
          <PersonAvatar name={name} employee_id={person.employee_id} size={32} />
          <div className="min-w-0">
            <bdi className="block truncate font-semibold">{name}</bdi>
            <span className="block truncate text-sm text-ink-2">{position}</span>
          </div>
          <IconButton
            icon={X}
            size="sm"
            className="ml-auto tablet:hidden"
            label={t('remove', { name })}
            onClick={() => master.remove([person.employee_id])}
          />
        </div>
        <div className="max-tablet:mt-2 max-tablet:flex max-tablet:gap-2">
          <span className="text-ink-2 tablet:sr-only">{t('two_days')}</span>
          {adjacent ? <Meter measured={adjacent} /> : '—'}
        </div>
        <div className="max-tablet:mt-1 max-tablet:flex max-tablet:gap-2">
          <span className="text-ink-2 tablet:sr-only">{t('whole_year')}</span>
          {year ? <Meter measured={year} /> : '—'}
        </div>
        <div className="max-tablet:mt-2">
          <Consent row={row} master={master} />
        </div>
        <div className="max-tablet:mt-2">
          <Compensation row={row} master={master} />
        </div>
        <IconButton
          icon={X}
          size="sm"
          className="max-tablet:hidden"
          label={t('remove', { name })}
          onClick={() => master.remove([person.employee_id])}
        />
      </div>
      {wrong.map((refusal) => (
        <Wrong key={`${refusal.field} ${refusal.code}`} refusal={refusal} row={row} master={master} />
      ))}
      <Warned row={row} left={isNear ? left : undefined} />
    </li>
  );
};

/** Consent to work on a day off, where some of the work is on one. */
const Consent = ({ row, master }: { row: JudgedPerson; master: Master }) => {
  const { person, record } = row;
  const t = useTranslations('families.overtime.screen');
  const { name } = useWho(row);
  if (record.on_holiday !== true) return <span className="text-ink-3 max-tablet:hidden">—</span>;
  const word = person.holiday_agreed
    ? 'consent_given'
    : master.confirms
      ? 'consent_asked'
      : master.asksConsent
        ? 'consent_needed'
        : 'consent_none';
  return (
    <Checkbox
      checked={person.holiday_agreed}
      aria-label={t('consent_of', { name })}
      onCheckedChange={(holiday_agreed) => master.setPerson(person.employee_id, { holiday_agreed })}
    >
      <span className="text-sm">
        <span className="text-ink-2 tablet:hidden">{t('consent')}: </span>
        {t(word)}
      </span>
    </Checkbox>
  );
};

const Compensation = ({ row, master }: { row: JudgedPerson; master: Master }) => {
  const { person } = row;
  const t = useTranslations('families.overtime.screen');
  const { name } = useWho(row);
  const choices = useTranslations('families.overtime.choices.compensation_type');
  const value = compensationOf(master.common, person);
  const offered = offeredCompensations(master.parameters, value);
  if (offered.length === 1) return <span className="text-sm">{choices(value)}</span>;
  return (
    <div className="flex flex-col gap-1.5">
      <Select
        id={`compensation-${person.employee_id}`}
        aria-label={t('compensation_of', { name })}
        value={value}
        onValueChange={(next) =>
          master.setPerson(person.employee_id, {
            compensation_type: next === 'dayoff' ? 'dayoff' : 'money',
          })
        }
        options={offered.map((each) => ({ value: each, label: choices(each) }))}
      />
      {value === 'dayoff' && (
        <DayInput
          aria-label={t('dayoff_of', { name })}
          value={person.dayoff_date ?? master.common.dayoff_date}
          onChange={(dayoff_date) => master.setPerson(person.employee_id, { dayoff_date })}
        />
      )}
    </div>
  );
};

const Wrong = ({ refusal, row, master }: { refusal: FieldRefusal; row: JudgedPerson; master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const words = useRuleWords();
  const { person } = row;
  const { name } = useWho(row);
  const { cure, field, code } = refusal;
  const named = useNamed([refusal]);
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-2 pl-11 text-sm">
      <p className="flex min-w-0 flex-1 basis-60 gap-1.5 text-error-ink">
        <Icon of={CircleAlert} size={16} className="mt-0.5 flex-none" />
        <span>
          <NamedText text={words.field(refusal)} named={named} />
        </span>
      </p>
      {field === 'time_from' && cure !== undefined && (
        <Button
          size="sm"
          variant="tonal"
          onClick={() => master.set({ time_from: cure, hour_preset: '', shift_code: '' })}
        >
          {t('start_at', { time: days.clock(cure) })}
        </Button>
      )}
      {code === 'overtime/consent-needed' ? (
        <Button
          size="sm"
          variant="tonal"
          onClick={() => master.setPerson(person.employee_id, { holiday_agreed: true })}
        >
          {t('tick')}
        </Button>
      ) : (
        cure === undefined &&
        field !== 'dayoff_date' && (
          <Button
            size="sm"
            variant="tonal"
            aria-label={t('remove', { name })}
            onClick={() => master.remove([person.employee_id])}
          >
            {t('remove_one')}
          </Button>
        )
      )}
    </div>
  );
};

/** Who it is, in the reader's language; until that has come, an ellipsis. */
const useWho = ({ book }: JudgedPerson): { name: string; position: string } => {
  const names = useNames();
  return book
    ? {
        name: names.short(book.person.name, book.person.name_eng),
        position: names.of(book.person, 'position'),
      }
    : { name: '…', position: '' };
};

const Warned = ({ row: { warnings }, left }: { row: JudgedPerson; left: number | undefined }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const words = useRuleWords();
  const named = useNamed(warnings);
  const said = [
    ...warnings.map((each) => words.field(each)),
    ...(left === undefined ? [] : [t('year_left', { hours: days.number(hoursOf(left)) })]),
  ];
  return said.map((text) => (
    <p key={text} className="mt-2 flex gap-1.5 pl-11 text-sm text-warning-ink">
      <Icon of={TriangleAlert} size={16} className="mt-0.5 flex-none" />
      <span>
        <NamedText text={text} named={named} />
      </span>
    </p>
  ));
};
