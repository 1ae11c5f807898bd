import type { Family } from '../../../lib/documents/family.ts';
import type { AskFirst } from '../../rpc/ask.ts';
import { documentSignaturesAsk } from '../../signatures/signature-row.ts';
import { awayAsk } from '../away/away-ask.ts';
import type { DocumentRow } from '../document-row.ts';
import { familyPathCall } from '../family-path.ts';
import { drawnPeriod, factsCall, filesAsk, historyAsk, rowAsk } from './form-asks.ts';
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
    ask.rows<DocumentRow>(rowAsk(family, id)),
    ask.rows(filesAsk(family.object_id, id)),
    ask.rows(historyAsk(family.object_id, id)),
    ask.rows(documentSignaturesAsk(id)),
  ]);
  if (row) await askAbout(ask, family, valuesOf(family.form, row), id);
};

/** What the rules and the people who decide want to know beside what the document says. */
const askAbout = async (ask: AskFirst, family: Family, values: Values, id: number | null): Promise<void> => {
  const period = family.form.away ? drawnPeriod(values.start_date, values.end_date) : null;
  const facts = factsCall(family, values, id);
  await Promise.all([...(facts ? [ask.call(facts)] : []), ...(period ? [ask.rows(awayAsk(period))] : [])]);
};
