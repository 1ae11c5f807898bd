import { type Day, daysBetween } from '../kernel/day.ts';

/** How a paper stands with its day: answered ones are past it, without a day there is none. */
export type DueState = 'answered' | 'none' | 'ahead' | 'soon' | 'today' | 'over';

const SOON_DAYS = 3;

/** A paper waits for its person in this status only. */
export const awaitsAnswer = (status_id: string): boolean => status_id === 'notified';

export const dueState = (status_id: string, due_date: Day | null, today: Day): DueState => {
  if (!awaitsAnswer(status_id)) return 'answered';
  if (due_date === null) return 'none';
  if (due_date < today) return 'over';
  if (due_date === today) return 'today';
  return daysBetween(today, due_date) <= SOON_DAYS ? 'soon' : 'ahead';
};

interface Ordered {
  readonly status_id: string;
  readonly due_date: Day | null;
  readonly id: number;
}

/** What waits for an answer first, by its day, those without one last; then the answered, the latest first. */
export const byUrgency = (a: Ordered, b: Ordered): number => {
  const [first, second] = [awaitsAnswer(a.status_id), awaitsAnswer(b.status_id)];
  if (first !== second) return first ? -1 : 1;
  if (!first) return b.id - a.id;
  const [dayA, dayB] = [a.due_date ?? '9999-12-31', b.due_date ?? '9999-12-31'];
  return dayA === dayB ? a.id - b.id : dayA < dayB ? -1 : 1;
};
