import type { HoursBook } from '../../../lib/overtime/book.ts';
import type { Times } from './strip-scale.ts';

/** The usual hours of a working day: the first ready hours with a break. */
export const usualHours = ({ presets }: Pick<HoursBook, 'presets'>): Times | undefined => {
  const usual = presets.find(
    ({ start, end, break_minutes }) => start !== null && end !== null && break_minutes > 0,
  );
  return usual?.start && usual.end ? { from: usual.start, to: usual.end } : undefined;
};
