import type { Succession } from '../../lib/users/dismissal.ts';

const AT_REPORT = /^reports\.(\d+)\./;

/** Sentences of a refused dismissal by field; those at the nth manager that was sent stand at whose manager it is, `report.<employee_id>`. */
export const ofReports = (
  sentences: Readonly<Record<string, string>>,
  sent: readonly Succession[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sentences).map(([field, sentence]) => {
      const report = sent[Number(AT_REPORT.exec(field)?.[1] ?? -1)];
      return [report ? `report.${report.employee_id}` : field, sentence];
    }),
  );
