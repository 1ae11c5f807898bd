import { spanOf } from '../../lib/calendar/clash.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { awayAsk } from '../documents/away/away-ask.ts';
import { INBOX_STEP, isTeamShown, myDocumentsAsk, teamDays } from '../documents/home/home-asks.ts';
import { type InboxDocument, inboxOrder } from '../documents/home/inbox-order.ts';
import { ASKED_BY_HIRING, askedByPanels } from '../families/asked-by-panels.ts';
import type { AskFirst } from '../rpc/ask.ts';

interface Home {
  /** Null for a reader who is no employee. */
  readonly employee_id: number | null;
  readonly isEmployee: boolean;
  readonly isRecruiter: boolean;
  readonly waiting: readonly InboxDocument[];
  readonly parameters: Parameters;
  readonly today: Day;
}

/** Asks for everything the home page shows at first. */
export const askFirstHome = async (
  ask: AskFirst,
  { employee_id, isEmployee, isRecruiter, waiting, parameters, today }: Home,
): Promise<void> => {
  const shown = inboxOrder(waiting, employee_id, today).slice(0, INBOX_STEP);
  const span = shown.some((row) => row.employee_id !== employee_id) ? spanOf(shown) : null;
  const own = isEmployee && employee_id !== null ? employee_id : undefined;
  await Promise.all(
    [
      ...(span ? [awayAsk(span)] : []),
      ...(own === undefined ? [] : [myDocumentsAsk(own), ...askedByPanels(own)]),
      ...(isRecruiter ? ASKED_BY_HIRING : []),
      ...(isEmployee && isTeamShown(parameters) ? [awayAsk(teamDays(today))] : []),
    ].map((each) => ask.rows(each)),
  );
};
