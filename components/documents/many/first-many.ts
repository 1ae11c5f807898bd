import { spanOf } from '../../../lib/calendar/clash.ts';
import { FAMILY_IDENTITIES, REQUESTS } from '../../../lib/families/identities.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import type { AskFirst } from '../../rpc/ask.ts';
import { awayAsk } from '../away/away-ask.ts';
import type { DocumentRow } from '../document-row.ts';
import { standardSizeOf } from '../list/list-asks.ts';
import { MANY_ADDRESS, stateAt } from '../list/list-state.ts';
import { readGroup } from './chosen-group.ts';
import { manyPageAsk, narrowedTo, ownCountedAsk, ownOpenAsk, startOf, type Whose } from './many-asks.ts';
import { waitingRows } from './waiting-rows.ts';

interface Looking {
  readonly whose: Whose;
  readonly employee_id: number | null;
  readonly parameters: Parameters;
  /** Which group the person looked at last, as the browser keeps it. */
  readonly kept: string;
  /** What waits for the person: it is there already. */
  readonly inbox: readonly DocumentRow[];
}

/** A longer page its browser asks for and draws by itself. */
const MOST_ROWS = 100;

/** Asks for everything a list over all families shows at first, as its address says it. */
export const askFirstMany = async (
  ask: AskFirst,
  { whose, employee_id, parameters, kept, inbox }: Looking,
  address: URLSearchParams,
): Promise<void> => {
  const state = stateAt(MANY_ADDRESS, address, startOf(whose, readGroup(kept, employee_id)));
  const objects = whose === 'own' ? REQUESTS : FAMILY_IDENTITIES.map(({ object_id }) => object_id);
  const looking = { whose, employee_id, state, objects };
  const size = state.size ?? standardSizeOf(parameters);
  const open = whose === 'own' && ask.rows(ownOpenAsk(employee_id));
  // The open ones in all groups are asked for already.
  const counted =
    whose === 'own' &&
    state.view !== 'waiting' &&
    (state.view !== 'open' || MANY_ADDRESS.isNarrowed(narrowedTo(state, '')))
      ? ask.rows(ownCountedAsk(looking))
      : undefined;
  const start = (state.page - 1) * size;
  const rows =
    state.view === 'waiting'
      ? waitingRows(inbox, looking).slice(start, start + size)
      : size > MOST_ROWS
        ? []
        : await ask.rows<DocumentRow>(manyPageAsk(looking, size));
  const span = whose === 'own' ? null : spanOf(rows);
  await Promise.all([open, counted, span && ask.rows(awayAsk(span))]);
};
