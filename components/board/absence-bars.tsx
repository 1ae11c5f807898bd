'use client';
import { useTranslations } from 'next-intl';
import { gridColumn, type Period } from '../../lib/board/scale.ts';
import { AbsenceBar } from './absence-bar.tsx';
import { type Absence, barsIn } from './ribbon-bars.ts';
import { useAbsenceWords } from './use-absence-words.ts';

/** What fits into a bar. */
export interface BarRoom {
  /** Days it is long at least, to have room for its code, and for a word. */
  readonly codeDays: number;
  readonly wordDays: number;
  /** A part of a day can be drawn, and has room for a code. */
  readonly halves?: 'coded' | 'bare';
  /** Bars without words are thin. */
  readonly isThin?: boolean;
}

interface AbsenceBarsProps<Drawn extends Absence> {
  absences: readonly Drawn[];
  period: Period;
  room: BarRoom;
  /** What a bar says in place of the name of its kind, where anything. */
  titleOf?: (absence: Drawn) => string | undefined;
}

/** The absences of one person over the columns of a board. */
export const AbsenceBars = <Drawn extends Absence>({
  absences,
  period,
  room: { codeDays, wordDays, halves, isThin = false },
  titleOf,
}: AbsenceBarsProps<Drawn>) => {
  const t = useTranslations('documents.away');
  const { what } = useAbsenceWords();
  return barsIn(absences, period).map((bar) => {
    const { absence, from, to } = bar;
    const days = to - from;
    const half = halves && bar.half;
    const word = () => titleOf?.(absence) || what(absence);
    const code = () =>
      absence.kind === 'hidden' || (half && halves === 'bare') ? undefined : t(`code.${absence.kind}`);
    return (
      <AbsenceBar
        key={`${absence.id}-${absence.start}`}
        kind={absence.kind}
        pending={absence.pending}
        cutLeft={bar.cutLeft}
        cutRight={bar.cutRight}
        size={isThin && days < codeDays ? 'thin' : 'bar'}
        narrow={days === 1}
        half={half}
        column={gridColumn(bar)}
      >
        {days < codeDays ? undefined : days < wordDays ? code() : word()}
      </AbsenceBar>
    );
  });
};
