import type { Family } from '../../../lib/documents/family.ts';
import type { AskFirst } from '../../rpc/ask.ts';
import { documentSignaturesAsk } from '../../signing/lists/signature-row.ts';
import { awayAsk } from '../away/away-ask.ts';
import type { DocumentRow } from '../document-row.ts';
import { familyPathCall } from '../family-path.ts';
import { limitsAsk } from '../limits-ask.ts';
import { drawnPeriod, filesAsk, historyAsk, overlapAsk, partsAsk, rowAsk } from './form-asks.ts';
import { emptyValues, type Values, valuesOf } from './values.ts';

/** Asks for everything a document shows at first; of a new one (`id` is null), what is known of its owner. */
export const askFirstForm = async (
  ask: AskFirst,
  family: Family,
  id: number | null,
  owner: number | null,
): Promise<void> => {
  if (id === null) {
    const about = askAbout(ask, family, emptyValues(family.form, owner), id);
    await Promise.all([about, ask.call(familyPathCall(family.object_id))]);
    return;
  }
  const [[row]] = await Promise.all([
    ask.rows<DocumentRow>(rowAsk(family.object_id, id)),
    ask.rows(filesAsk(family.object_id, id)),
    ask.rows(historyAsk(family.object_id, id)),
    ask.rows(documentSignaturesAsk(id)),
  ]);
  if (row) await askAbout(ask, family, valuesOf(family.form, row), id);
};

/** What the rules and the people who decide want to know beside what the document says. */
const askAbout = async (ask: AskFirst, family: Family, values: Values, id: number | null): Promise<void> => {
  const employee_id = Number(values.employee_id ?? 0);
  const period = family.form.away ? drawnPeriod(values.start_date, values.end_date) : null;
  const asks = [
    family.form.balance && employee_id > 0 ? limitsAsk(employee_id) : undefined,
    overlapAsk(family, values, id),
    partsAsk(family, values, id),
    period ? awayAsk(period) : undefined,
  ];
  await Promise.all(asks.flatMap((each) => (each ? [ask.rows(each)] : [])));
};
