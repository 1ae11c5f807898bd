'use client';
import { useTranslations } from 'next-intl';
import type { FieldControl } from '../../../lib/documents/form.ts';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useSpelledMoney } from '../../money/use-spelled-money.ts';
import { useNames } from '../../people/use-names.ts';
import { useView } from '../../rpc/use-view.ts';
import { useFieldWords } from '../form/use-field-words.ts';
import { useEntryNames } from './use-entry-names.ts';

interface CellTextProps {
  object_id: string;
  control: FieldControl;
  value: CellValue;
}

/** What a cell says to who reads it; an empty one says so by a dash. */
export const CellText = ({ control, ...rest }: CellTextProps) => {
  if (control.kind !== 'dictionary') return <PlainText {...rest} control={control} />;
  return control.object === 'employee' ? (
    <PersonText value={rest.value} />
  ) : (
    <EntryText {...rest} object={control.object} />
  );
};

/** A person is shown by name alone, even to readers who see the staff. */
const PersonText = ({ value }: { value: CellValue }) => {
  const names = useNames();
  const view = useView<{ name: string; name_eng: string }>(
    'colleague',
    { filter: `id = ${Number(value)}`, select: 'name,name_eng', rowsPerPage: 1 },
    { enabled: value !== null },
  );
  const [person] = view.data?.data ?? [];
  return <Filled text={person ? names.of(person, 'name') : ''} />;
};

const EntryText = ({ object, value }: { object: string; value: CellValue }) => {
  const nameOf = useEntryNames(object);
  return <Filled text={value === null ? '' : nameOf(value)} />;
};

const PlainText = ({ object_id, control, value }: CellTextProps) => {
  const common = useTranslations('common');
  const words = useFieldWords(object_id);
  const days = useDays();
  const spelled = useSpelledMoney();
  if (value === null || value === '') return <Filled text="" />;
  switch (control.kind) {
    case 'day':
      return isDay(value) ? (
        <span className="whitespace-nowrap">
          {days.day(value)} <span className="text-ink-3">{days.weekday(value)}</span>
        </span>
      ) : (
        <Filled text={String(value)} />
      );
    case 'time':
      return <Filled text={isClockTime(value) ? days.clock(value) : String(value)} />;
    case 'money':
      return <Filled text={spelled(value)} />;
    case 'flag':
      return <Filled text={value === '1' ? common('yes') : ''} />;
    case 'choice':
      return <Filled text={words.choice(control.field, String(value))} />;
    default:
      return <Filled text={String(value)} />;
  }
};

const Filled = ({ text }: { text: string }) =>
  text === '' ? <span className="text-ink-3">–</span> : <span className="wrap-break-word">{text}</span>;
