import { type Actor, isOneself } from './actor.ts';
import type { Role } from './roles.ts';

/** Objects whose rows are cards of people: which field says whose, and which tell more than who they are. */
export const CARDS: Readonly<
  Record<string, { readonly whose: string; readonly personal: readonly string[] }>
> = {
  employee: {
    whose: 'id',
    personal: ['number', 'email', 'phone', 'snils', 'inn', 'hire_date', 'dismissal_date'],
  },
  user: { whose: 'employee_id', personal: ['number', 'email'] },
};

type CardRow = Readonly<Record<string, unknown>>;

/** People whose personal data these rows show, without the caller and the one acted for. */
export const cardsIn = (actor: Actor, object_id: string, rows: readonly CardRow[]): number[] => {
  const card = Object.hasOwn(CARDS, object_id) ? CARDS[object_id] : undefined;
  if (!card) return [];
  return rows.flatMap((row) => {
    const employee_id = row[card.whose];
    const tells = card.personal.some((name) => Boolean(row[name]));
    return typeof employee_id === 'number' && tells && !isOneself(actor, employee_id) ? [employee_id] : [];
  });
};

const AS: readonly Role[] = ['hr', 'admin', 'manager', 'recruiter', 'accountant', 'reviewer', 'gf_manager'];

/** The role by which a reader sees cards of others: the one that reads most. */
export const looksAs = ({ roles }: Actor): Role => AS.find((role) => roles.includes(role)) ?? 'employee';
