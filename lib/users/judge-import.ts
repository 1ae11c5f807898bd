import type { Actor } from '../access/actor.ts';
import type { ImportLine } from './import-columns.ts';
import { foundFacts, numberKey } from './import-facts.ts';
import { judgeManagers } from './import-managers.ts';
import type { ImportFacts, ImportVerdict } from './import-verdict.ts';
import { type JudgedLine, judgeLine } from './judge-import-line.ts';

/**
 * Judges a file of users: each line by itself, as many at a time as the caller likes, and then all of them beside each
 * other. Each would open an account, change one, nothing, or is refused with a reason for each column. Asked for the
 * preview, and again in the transaction that writes.
 */
export const importJudge = (actor: Actor, facts: ImportFacts) => {
  const found = foundFacts(facts);
  return {
    line: (line: ImportLine): JudgedLine => judgeLine(actor, line, found),
    together: (lines: readonly JudgedLine[]): ImportVerdict[] => {
      refuseTwins(lines);
      return judgeManagers(actor, lines, facts).map(verdictOf);
    },
  };
};

/** All of it at once. */
export const judgeImport = (
  actor: Actor,
  lines: readonly ImportLine[],
  facts: ImportFacts,
): ImportVerdict[] => {
  const judge = importJudge(actor, facts);
  return judge.together(lines.map(judge.line));
};

/** An e-mail or a number that an earlier line of the file has too. */
const refuseTwins = (lines: readonly JudgedLine[]): void => {
  const emails = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const { line, email, organization_id, fields } of lines) {
    const first = emails.get(email);
    if (first !== undefined)
      fields.push({ field: 'email', code: 'user/email-twice', values: { row: first } });
    else if (email !== '') emails.set(email, line.row);
    if (!line.cells.number) continue;
    const number = numberKey(organization_id, line.cells.number);
    const other = numbers.get(number);
    if (other !== undefined)
      fields.push({ field: 'number', code: 'user/number-twice', values: { row: other } });
    else numbers.set(number, line.row);
  }
};

const verdictOf = ({ line, email, name, changes, plan, barred, ...judged }: JudgedLine): ImportVerdict => {
  const { row } = line;
  const fields = barred && changes.length > 0 ? [barred, ...judged.fields] : judged.fields;
  if (fields.length > 0) return { row, outcome: 'refused', email, name, changes: [], fields };
  if (plan.kind === 'change' && changes.length === 0)
    return { row, outcome: 'same', email, name, changes, fields };
  return { row, outcome: plan.kind, email, name, changes, fields, plan };
};
