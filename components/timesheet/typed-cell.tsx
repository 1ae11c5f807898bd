'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DayCodes } from '../../lib/timesheet/day-codes.ts';
import { typedCodes } from '../../lib/timesheet/typed-codes.ts';

interface TypedCellProps {
  readonly text: string;
  readonly label: string;
  /** Minutes of the norm of the day. */
  readonly norm: number;
  readonly onWrite: (codes: DayCodes) => void;
  readonly onGiveUp: () => void;
}

/** How codes are typed. */
const EXAMPLES = { first: 'ОТ', second: 'Я 8/С 2' };

/** A cell that is being written: Enter keeps it, Esc leaves it as it was. */
export const TypedCell = ({ text: begun, label, norm, onWrite, onGiveUp }: TypedCellProps) => {
  const t = useTranslations('timesheet');
  const [text, setText] = useState(begun);
  const [isWrong, setWrong] = useState(false);
  const keep = () => {
    const codes = typedCodes(text, norm);
    if (codes) onWrite(codes);
    else setWrong(true);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: typing that began with a letter goes on in the cell
      autoFocus
      value={text}
      aria-label={t('typed', { cell: label })}
      aria-invalid={isWrong || undefined}
      title={t(isWrong ? 'typed_wrong' : 'typed_hint', EXAMPLES)}
      onChange={({ target }) => {
        setText(target.value);
        setWrong(false);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') onGiveUp();
      }}
      onBlur={onGiveUp}
      className="absolute top-0 left-0 z-2 h-12 w-20 bg-surface px-1 text-center text-[12px] uppercase shadow-[inset_0_0_0_2px_var(--focus)] aria-invalid:shadow-[inset_0_0_0_2px_var(--error-mark)]"
    />
  );
};
