import { spanOf } from '../../../lib/calendar/clash.ts';
import type { AskFirst } from '../../rpc/ask.ts';
import { awayAsk } from '../away/away-ask.ts';
import type { DocumentRow } from '../document-row.ts';
import { familyPathCall } from '../family-path.ts';
import {
  fallbackOf,
  isAddressable,
  isFilteredByPlace,
  pageAsk,
  placesAsk,
  unreadAsk,
  waitingAsk,
} from './list-asks.ts';
import { LIST_ADDRESS, stateAt } from './list-state.ts';
import { savedViewOf, savedViewsAsk, standardOf, type UserFilterRow } from './saved-view.ts';

type Looking = Parameters<typeof pageAsk>[0];

/** A longer page its browser asks for and draws by itself. */
const MOST_ROWS = 100;

/** Asks for everything a list shows at first, as its address says it. */
export const askFirstList = async (
  ask: AskFirst,
  looking: Omit<Looking, 'state'>,
  route: string,
  address: URLSearchParams,
): Promise<void> => {
  const { family, mode, employee_id, parameters } = looking;
  const [saved] = await Promise.all([
    ask.rows<UserFilterRow>(savedViewsAsk(route)),
    ask.rows(waitingAsk(family, mode, employee_id)),
    ask.call(familyPathCall(family.object_id)),
    isFilteredByPlace(parameters) && ask.rows(placesAsk(mode)),
    isAddressable(family, mode) && ask.rows(unreadAsk(family)),
  ]);
  const state = stateAt(LIST_ADDRESS, address, fallbackOf(mode, standardOf(saved.map(savedViewOf))));
  const page = pageAsk({ ...looking, state });
  if (Number(page.query.rowsPerPage) > MOST_ROWS) return;
  const rows = await ask.rows<DocumentRow>(page);
  const span = mode === 'own' ? null : spanOf(rows);
  if (span) await ask.rows(awayAsk(span));
};
