import type { BusinessRole } from '../../../lib/access/roles.ts';
import type { Random } from '../random.ts';
import { DECLINED, DECLINED_BY_HR, RETURNED } from './comments.data.ts';

/** Where a leave stands now. */
export type Ending = 'empty' | 'draft' | 'prepared' | 'agreed' | 'approved' | 'processed' | 'declined';

/** What happened on the way, where the way was not straight. */
export type Turn =
  | 'returned'
  | 'returned by deputy'
  | 'recalled'
  | 'written by hr'
  | 'declined by hr'
  | 'reopened';

/** One move: a step of the workflow, and how many working days it took after the one before. */
export interface Leg {
  readonly role: BusinessRole;
  readonly from: string;
  readonly to: string;
  readonly waited: number;
  readonly comments?: string;
  /** The owner changed the document before this move. */
  readonly edited?: true;
  /** Made by the manager's deputy under a grant. */
  readonly byDeputy?: true;
}

const write: Leg = { role: 'employee', from: 'empty', to: 'draft', waited: 0 };
const send: Leg = { role: 'employee', from: 'draft', to: 'prepared', waited: 0 };

/** The moves that lead a leave to where it stands. `hasManager` is false for the head of the company. */
export const journeyOf = (
  ending: Ending,
  turn: Turn | undefined,
  hasManager: boolean,
  random: Random,
): Leg[] => {
  if (ending === 'empty') return [];
  const opening = openingOf(turn, hasManager, random);
  if (ending === 'draft') return turn === undefined ? opening.slice(0, 1) : opening.slice(0, -1);
  if (ending === 'prepared') return opening;
  const deciding = hasManager ? 'manager' : 'hr';
  if (ending === 'declined' && turn !== 'declined by hr')
    return [
      ...opening,
      {
        role: deciding,
        from: 'prepared',
        to: 'declined',
        waited: random.between(1, 2),
        comments: random.pick(DECLINED),
      },
    ];
  const agree: Leg = { role: deciding, from: 'prepared', to: 'agreed', waited: random.between(0, 2) };
  if (ending === 'declined')
    return [
      ...opening,
      agree,
      { role: 'hr', from: 'agreed', to: 'declined', waited: 1, comments: random.pick(DECLINED_BY_HR) },
    ];
  const approve: Leg = {
    role: random.chance(0.6) ? 'reviewer' : 'hr',
    from: 'agreed',
    to: 'approved',
    waited: random.between(0, 2),
  };
  const process: Leg = { role: 'hr', from: 'approved', to: 'processed', waited: random.between(1, 3) };
  const rest = { agreed: [agree], approved: [agree, approve], processed: [agree, approve, process] }[ending];
  return [...opening, ...rest];
};

/** From nothing to the first, or the last, time it was sent. */
const openingOf = (turn: Turn | undefined, hasManager: boolean, random: Random): Leg[] => {
  const again: Leg = { ...send, waited: 1, edited: true };
  switch (turn) {
    case 'returned':
    case 'returned by deputy': {
      const role = hasManager ? 'manager' : 'hr';
      if (role === 'hr') return [write, send];
      const back: Leg = { role, from: 'prepared', to: 'draft', waited: 1, comments: random.pick(RETURNED) };
      return [write, send, turn === 'returned' ? back : { ...back, byDeputy: true }, again];
    }
    case 'recalled':
      return [write, send, { role: 'employee', from: 'prepared', to: 'draft', waited: 0 }, again];
    case 'written by hr':
      return [
        { ...write, role: 'hr' },
        { ...send, role: 'hr' },
      ];
    case 'reopened': {
      const no: Leg = {
        role: hasManager ? 'manager' : 'hr',
        from: 'prepared',
        to: 'declined',
        waited: 1,
        comments: random.pick(DECLINED),
      };
      return [write, send, no, { role: 'employee', from: 'declined', to: 'draft', waited: 1 }, again];
    }
    default:
      return [write, send];
  }
};
