'use client';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import type { TimesheetPerson } from '../../lib/rpc/timesheet.ts';
import { CODE_LETTERS, type TimesheetCode } from '../../lib/timesheet/codes.data.ts';
import { CODES_MAX, REASON_MAX } from '../../lib/timesheet/correction.ts';
import { type CodeTime, type DayCodes, hoursOf } from '../../lib/timesheet/day-codes.ts';
import { typedMinutes } from '../../lib/timesheet/typed-codes.ts';
import { useDays } from '../calendar/use-days.ts';
import { FormWindow } from '../forms/window/form-window.tsx';
import type { WindowForm } from '../forms/window/window-form.ts';
import { useNames } from '../people/use-names.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useCodeWords } from './use-code-words.ts';

interface CorrectDialogProps {
  readonly person: TimesheetPerson;
  readonly day: string;
  readonly was: DayCodes;
  readonly closed: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Line {
  readonly key: number;
  readonly code: TimesheetCode;
  /** As it is typed. */
  readonly hours: string;
}

let keys = 0;
const lineOf = (code: TimesheetCode, hours: string): Line => {
  keys += 1;
  return { key: keys, code, hours };
};

/** The codes of a line; undefined where its hours are none. */
const typed = (lines: readonly Line[]): CodeTime[] | undefined => {
  const codes = lines.map(({ code, hours }) => [code, typedMinutes(hours)] as const);
  return codes.every((each): each is CodeTime => each[1] !== undefined) ? codes : undefined;
};

/** Writes over what a day says; of a closed one for a reason. */
export const CorrectDialog = ({ onClose, onDone, ...corrected }: CorrectDialogProps) => (
  <FormWindow form={useCorrectForm(corrected)} onClose={onClose} onSaved={onDone} />
);

const CHECK = z.object({ reason: z.string() });

const useCorrectForm = ({
  person,
  day,
  was,
  closed,
}: Omit<CorrectDialogProps, 'onClose' | 'onDone'>): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('timesheet');
  const names = useNames();
  const words = useCodeWords();
  const { day: spelled, weekday } = useDays();
  const [lines, setLines] = useState(() =>
    was.map(([code, minutes]) => lineOf(code, minutes > 0 ? hoursOf(minutes) : '')),
  );
  return {
    title: t('correct_title', {
      day: `${weekday(day)}, ${spelled(day)}`,
      name: names.short(person.name, person.name_eng),
    }),
    description: t('correct_text', { codes: words.line(was) }),
    begins: { codes: null, reason: '' },
    fields: () => [
      {
        kind: 'own',
        name: 'codes',
        control: ({ error, onChange }) => (
          <>
            <Lines
              lines={lines}
              onChange={(next) => {
                setLines(next);
                onChange(next.map(({ code, hours }) => `${code} ${hours}`));
              }}
            />
            {error && (
              <p role="alert" className="mt-4 text-sm text-error-ink">
                {error}
              </p>
            )}
          </>
        ),
      },
      {
        kind: 'area',
        name: 'reason',
        label: t('reason'),
        hint: t(closed ? 'reason_closed' : 'reason_open'),
        max: REASON_MAX,
        optional: !closed,
      },
    ],
    check: CHECK,
    method: 'timesheet.correct',
    send: ({ reason }) => {
      const codes = typed(lines);
      return codes
        ? { params: { employee_id: person.employee_id, day, was, codes, reason } }
        : { wrong: { codes: t('hours_wrong') } };
    },
  };
};

const Lines = ({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: Line[]) => void }) => {
  const t = useTranslations('timesheet');
  const words = useCodeWords();
  const change = (key: number, patch: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)));
  const options = CODE_LETTERS.map((value) => ({ value, label: `${value} · ${words.name(value)}` }));
  return (
    <div className="flex flex-col gap-2">
      {lines.map((line, index) => (
        <div key={line.key} className="flex items-end gap-2">
          <Field label={t('code')} className="flex-1">
            {(control) => (
              <Select
                {...control}
                value={line.code}
                onValueChange={(code) => change(line.key, { code: code as TimesheetCode })}
                options={options}
              />
            )}
          </Field>
          <Field label={t('hours')} optional className="w-28">
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                value={line.hours}
                onChange={({ target }) => change(line.key, { hours: target.value })}
              />
            )}
          </Field>
          <IconButton
            icon={Trash2}
            label={t('drop_code', { number: index + 1 })}
            disabledReason={lines.length === 1 ? t('one_code') : undefined}
            title={lines.length === 1 ? t('one_code') : undefined}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        </div>
      ))}
      {lines.length < CODES_MAX && (
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className="self-start"
          onClick={() => onChange([...lines, lineOf('С', '')])}
        >
          {t('add_code')}
        </Button>
      )}
    </div>
  );
};
