import { add, type Decimal } from './decimal.ts';

/** One line of a report. `home` is the amount in the organization's currency; undefined while there is no rate. */
export interface MoneyLine {
  readonly amount: Decimal;
  readonly currency: string;
  readonly home: Decimal | undefined;
}

export interface Total {
  readonly currency: string;
  readonly amount: Decimal;
  readonly home: Decimal;
  /** Lines that `home` does not hold, because they have no rate. */
  readonly unrated: number;
}

/**
 * Totals by currency, in the order the currencies first appear, and of everything in the organization's currency. Each
 * line is rounded before it is added, so that the totals are the sums of what the lines show.
 */
export const totalsOf = (
  lines: readonly MoneyLine[],
): { readonly currencies: readonly Total[]; readonly home: Decimal; readonly unrated: number } => {
  const byCurrency = Map.groupBy(lines, (line) => line.currency);
  const currencies = [...byCurrency].map(([currency, own]) => ({ currency, ...totalOf(own) }));
  const { home, unrated } = totalOf(lines);
  return { currencies, home, unrated };
};

const totalOf = (lines: readonly MoneyLine[]): Omit<Total, 'currency'> =>
  lines.reduce<Omit<Total, 'currency'>>(
    (total, { amount, home }) => ({
      amount: add(total.amount, amount),
      home: add(total.home, home ?? '0'),
      unrated: total.unrated + (home === undefined ? 1 : 0),
    }),
    { amount: '0', home: '0', unrated: 0 },
  );
