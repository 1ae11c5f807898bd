import type { QuoteLine } from '../../../../lib/money/read-quotes.ts';
import type { RateImport } from '../../../../lib/rpc/rates.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { importRates, readQuotes } from '../../../travel/import-rates.ts';

export const prepareRateImport = (input: RateImport, { actor }: SignedIn) => readQuotes(actor, input);

export const rateImport = async (input: RateImport, { tx, actor, prepared }: Writing) => ({
  data: await importRates(tx, actor, prepared as readonly QuoteLine[], input),
});
