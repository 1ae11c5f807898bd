import type { Actor } from '../../lib/access/actor.ts';
import { compare } from '../../lib/money/decimal.ts';
import { parsePositive } from '../../lib/money/parse-amount.ts';
import { type QuoteLine, quotesOfJson, quotesOfTable } from '../../lib/money/read-quotes.ts';
import { currencyRate } from '../../lib/objects/travel.ts';
import { QUOTES_MAX, type RateImport } from '../../lib/rpc/rates.ts';
import { readBeside } from '../beside/read-beside.ts';
import { CallError, refusal, wrongField } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { readerOf } from '../files/upload.ts';
import { addRecords } from '../objects/table.ts';
import { TABLE } from '../users/import/readers.ts';

/**
 * The lines of a bank's quotes, a table read beside for the one who sent it. Refuses: access_denied, import_unreadable,
 * import_too_many, files_busy, validation.
 */
export const readQuotes = async (actor: Actor, { text }: RateImport): Promise<readonly QuoteLine[]> => {
  if (!currencyRate.write?.add?.(actor)) throw refusal('access_denied');
  const lines = /^[[{]/.test(text) ? quotesOfJson(text) : quotesOfTable(await tableOf(text, actor));
  if (!lines) throw wrongField('text', 'rate/columns');
  if (lines.length === 0) throw wrongField('text', 'rate/no-lines');
  if (lines.length > QUOTES_MAX) throw refusal('import_too_many', { max: QUOTES_MAX });
  return lines;
};

const tableOf = async (text: string, actor: Actor): Promise<string[][]> => {
  const table = await readBeside(TABLE, new TextEncoder().encode(text), { by: readerOf(actor) });
  if (!table) throw refusal('import_unreadable');
  return table.rows;
};

/**
 * Adds the quotes as rates, all of them or none: the first line that is wrong is named with what is wrong with it. One
 * that is there already is passed over, so that the same file may be given twice. Refuses: access_denied, validation.
 */
export const importRates = async (
  tx: Tx,
  actor: Actor,
  lines: readonly QuoteLine[],
  { date, source, quoted_in }: RateImport,
): Promise<{ added: number; same: number }> => {
  const given = Object.fromEntries(
    Object.entries({ date, source, quoted_in, units: '1' }).filter(([, value]) => value),
  );
  let same = 0;
  for (const { row, cells } of lines) {
    const record = { ...given, ...cells };
    if (await isThere(tx, actor, record)) same += 1;
    else await addRecords(tx, actor, currencyRate, [record]).catch(namingRow(row));
  }
  return { added: lines.length - same, same };
};

const isThere = async (tx: Tx, actor: Actor, record: Record<string, string>): Promise<boolean> => {
  const value = parsePositive(record.value ?? '', 6);
  if (!value.ok) return false;
  const rows = await tx.rows<Row<'currency_rate', 'units' | 'value' | 'quoted_in'>>(
    `select "units", "value", "quoted_in" from "currency_rate"
     where "client_id" = $1 and "currency_code" = $2 and "source" = $3 and "date"::text = $4`,
    [actor.client_id, record.currency_code, record.source, record.date],
  );
  return rows.some(
    (rate) =>
      String(rate.units) === record.units &&
      compare(rate.value, value.value) === 0 &&
      (record.quoted_in === undefined || record.quoted_in === rate.quoted_in),
  );
};

const namingRow =
  (row: number) =>
  (error: unknown): never => {
    const [field] = (error instanceof CallError && error.refusal.fields) || [];
    if (!field) throw error;
    const { message, message_eng } = fieldBody(field);
    const values = { row, column: field.field, rule: field.code, said: message, said_eng: message_eng };
    throw wrongField('text', 'rate/row', values);
  };
