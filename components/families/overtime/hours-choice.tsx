'use client';
import { useTranslations } from 'next-intl';
import type { HoursBook } from '../../../lib/overtime/book.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { Chip, ChipGroup } from '../../ui/chip.tsx';

/** What was chosen: codes of the dictionaries, '' for none. */
export interface Chosen {
  readonly hour_preset: string;
  readonly shift_code: string;
}

interface HoursChoiceProps {
  book: Pick<HoursBook, 'presets' | 'shifts'>;
  value: Chosen;
  onChoose: (chosen: Chosen & { time_from?: string | null; time_to?: string | null }) => void;
  /** Shifts stand only where the company shows them. */
  withShifts: boolean;
  /** Why a shift may not follow; it stays in sight. */
  whyNot?: (code: string) => string | undefined;
}

/** Ready hours and shifts: one press sets both times and the break. */
export const HoursChoice = ({ book, value, onChoose, withShifts, whyNot }: HoursChoiceProps) => {
  const t = useTranslations('families.overtime.screen');
  const names = useNames();
  const days = useDays();
  const presets = book.presets.filter(({ disabled, code }) => !disabled || code === value.hour_preset);
  const shifts = book.shifts.filter(({ disabled, code }) => !disabled || code === value.shift_code);
  const reasons = withShifts ? [...new Set(shifts.flatMap(({ code }) => whyNot?.(code) ?? []))] : [];
  return (
    <div className="flex flex-col gap-2.5">
      {presets.length > 0 && (
        <ChipGroup label={t('presets')}>
          {presets.map(({ code, name, name_eng, start, end }) => {
            const on = start === null ? isTyped(value, book) : code === value.hour_preset;
            return (
              <Chip
                key={code}
                on={on}
                aria-pressed={on}
                onClick={() =>
                  onChoose({
                    hour_preset: code,
                    shift_code: '',
                    // Times that were typed stay typed; those of a preset or a shift go with it.
                    ...(start === null && on ? {} : { time_from: start, time_to: end }),
                  })
                }
              >
                {names.full(name, name_eng)}
              </Chip>
            );
          })}
        </ChipGroup>
      )}
      {withShifts && shifts.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <ChipGroup label={t('shifts')}>
            {shifts.map(({ code, start, end }) => {
              const why = whyNot?.(code);
              return (
                <Chip
                  key={code}
                  on={code === value.shift_code}
                  aria-pressed={code === value.shift_code}
                  aria-disabled={why ? true : undefined}
                  title={why}
                  onClick={() =>
                    why || onChoose({ hour_preset: '', shift_code: code, time_from: start, time_to: end })
                  }
                >
                  <b className={why ? 'font-medium line-through' : 'font-semibold'}>{code}</b>
                  <span className={why ? 'text-ink-3' : 'text-ink-2'}>{days.clocks(start, end)}</span>
                </Chip>
              );
            })}
          </ChipGroup>
          {reasons.map((why) => (
            <span key={why} className="basis-full text-sm text-ink-2">
              {why}
            </span>
          ))}
        </div>
      )}
    </div>
  );
};

/** No shift and no preset with times of its own stands: the times are those that were typed. */
const isTyped = ({ hour_preset, shift_code }: Chosen, { presets }: HoursChoiceProps['book']): boolean =>
  shift_code === '' && presets.find(({ code }) => code === hour_preset)?.start == null;
