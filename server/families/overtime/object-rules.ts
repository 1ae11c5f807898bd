import { wrongField } from '../../call/call-error.ts';
import type { BeforeWrite, RulesByObject } from '../../objects/rules.ts';

/** Hours of a day, of two days and of a year. */
const MOST = { per_day: 24, adjacent: 48, year: 8784 } as const;

/** A limit has no more hours than there are. */
const limitIsSound: BeforeWrite = async (_tx, _actor, before, after) => {
  if (!after) return;
  const row: Record<string, unknown> = { ...before, ...after };
  for (const [field, max] of Object.entries(MOST))
    if (Number(row[field] ?? 0) > max) throw wrongField(field, 'overtime/limit-hours', { max });
};

export const objectRules: RulesByObject = { overtime_limit: { before: [limitIsSound] } };
