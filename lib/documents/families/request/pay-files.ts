import { folded } from '../../../kernel/folded.ts';
import { type PayRow, periodInName } from './pay-index.ts';
import { type PayPerson, payOwners } from './pay-owner.ts';

/** Papers of the payroll that are brought many at once, by the code of their type. */
export const PAY_PAPERS = ['income', 'payslip'] as const;
export type PayPaper = (typeof PAY_PAPERS)[number];

/** Why a file is not given. */
export const PAY_TROUBLES = [
  'nobody',
  'several',
  'left',
  'not_pdf',
  'too_large',
  'twice',
  'absent',
  'to_come',
  'given',
  'refused',
] as const;
export type PayTrouble = (typeof PAY_TROUBLES)[number];

/** A file as it was unpacked. */
export interface PayFile {
  readonly name: string;
  readonly kind: 'pdf' | 'other' | 'too_large';
}

/** Kind, period and day of the files. */
export interface PayAsked {
  readonly paper: PayPaper;
  /** The period of files that say none. */
  readonly year: number;
  readonly month: number | null;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** What is known of a person's paper of a period: asked for and not given, or given; by `payKey`. */
export type PayStanding = ReadonlyMap<string, 'asked' | 'given'>;

export const payKey = (employee_id: number, year: number, month: number | null): string =>
  `${employee_id} ${year} ${month ?? 0}`;

/** Outcome of a file: given by a new request, by a waiting one, or left. */
export interface PayVerdict {
  readonly file: string;
  readonly outcome: 'new' | 'asked' | 'unread';
  readonly reason?: PayTrouble;
  readonly person?: PayPerson;
  readonly year: number;
  readonly month: number | null;
}

/** The owner and period of each file; a second paper of one person and period makes both unread. */
export const judgePayFiles = (
  files: readonly PayFile[],
  rows: readonly PayRow[],
  people: readonly PayPerson[],
  asked: PayAsked,
): PayVerdict[] => {
  const ownerOf = payOwners(people);
  const rowOf = rowsByFile(rows, files);
  const judged = files.map((file): PayVerdict => {
    const row = rowOf.get(file);
    const { text, ...period } = periodOf(file.name, row, asked);
    const about = { file: file.name, ...period };
    if (file.kind !== 'pdf')
      return { ...about, outcome: 'unread', reason: file.kind === 'other' ? 'not_pdf' : 'too_large' };
    const owner = ownerOf(text === '' ? file.name : file.name.replaceAll(text, ' '), row);
    if ('reason' in owner) return { ...about, outcome: 'unread', reason: owner.reason };
    const isToCome = monthOf(period) > asked.today.slice(0, period.month === null ? 4 : 7);
    return isToCome
      ? { ...about, person: owner.person, outcome: 'unread', reason: 'to_come' }
      : { ...about, person: owner.person, outcome: 'new' };
  });
  return [...withoutTwice(judged), ...absent(rows, rowOf, asked)];
};

/** Adds to verdicts what is known of those people's papers. */
export const withStanding = (verdicts: readonly PayVerdict[], standing: PayStanding): PayVerdict[] =>
  verdicts.map((verdict) => {
    const stands =
      verdict.outcome === 'new' && verdict.person
        ? standing.get(payKey(verdict.person.employee_id, verdict.year, verdict.month))
        : undefined;
    if (stands === 'given') return { ...verdict, outcome: 'unread', reason: 'given' };
    return stands === 'asked' ? { ...verdict, outcome: 'asked' } : verdict;
  });

const monthOf = ({ year, month }: Pick<PayVerdict, 'year' | 'month'>): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** The lines of the table by their file: a name with its folders, or alone where one file has it. */
const rowsByFile = (rows: readonly PayRow[], files: readonly PayFile[]): ReadonlyMap<PayFile, PayRow> => {
  const compared = (name: string) => folded(name.replaceAll('\\', '/'));
  const bare = (name: string) => compared(name).slice(compared(name).lastIndexOf('/') + 1);
  const whole = Map.groupBy(files, ({ name }) => compared(name));
  const alone = Map.groupBy(files, ({ name }) => bare(name));
  const found = new Map<PayFile, PayRow>();
  for (const row of rows) {
    const said = compared(row.file);
    for (const file of whole.get(said) ?? alone.get(said) ?? []) found.set(file, row);
  }
  return found;
};

const periodOf = (
  name: string,
  row: PayRow | undefined,
  asked: PayAsked,
): { year: number; month: number | null; text: string } => {
  const said = periodInName(name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));
  const folder = periodInName(name.slice(0, name.lastIndexOf('/') + 1));
  if (asked.paper === 'income') {
    const { year, text } = said.year === null ? folder : said;
    return { year: row?.year ?? year ?? asked.year, month: null, text };
  }
  const { year, month, text } = said.month === null ? folder : said;
  const named = month === null ? { year: asked.year, month: asked.month, text: '' } : { year, month, text };
  return {
    year: row?.year ?? named.year ?? asked.year,
    month: row?.month ?? named.month,
    text: named.text,
  };
};

const withoutTwice = (verdicts: readonly PayVerdict[]): PayVerdict[] => {
  const counts = new Map<string, number>();
  const keyOf = ({ person, year, month }: PayVerdict) => person && payKey(person.employee_id, year, month);
  for (const verdict of verdicts) {
    const key = keyOf(verdict);
    if (key && verdict.outcome === 'new') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return verdicts.map((verdict) =>
    verdict.outcome === 'new' && (counts.get(keyOf(verdict) ?? '') ?? 0) > 1
      ? { ...verdict, outcome: 'unread', reason: 'twice' }
      : verdict,
  );
};

/** Lines of the table whose file is not there, each file once. */
const absent = (
  rows: readonly PayRow[],
  found: ReadonlyMap<PayFile, PayRow>,
  { year, month }: PayAsked,
): PayVerdict[] => {
  const seen = new Set(found.values());
  const missing = new Map(rows.filter((row) => !seen.has(row)).map((row) => [row.file, row]));
  return [...missing.values()].map((row) => ({
    file: row.file,
    outcome: 'unread',
    reason: 'absent',
    year: row.year ?? year,
    month: row.month ?? month,
  }));
};
