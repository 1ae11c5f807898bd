import type { JudgedPart, PlanFacts } from './plan.ts';
import type { Found, Occasion, Remark, ScheduleRule } from './rule.ts';
import { SCHEDULE_RULES } from './schedule-rules.data.ts';

/**
 * What the rules asked on an occasion find of one part: of the part itself, and of the plan it makes with the others. In
 * the order of the list.
 */
export const judgePart = (part: JudgedPart, facts: PlanFacts, occasion: Occasion): Remark[] =>
  asked(occasion).flatMap((rule) => {
    const found = rule.of === 'part' ? rule.find(part, facts) : rule.find([...facts.others, part], facts);
    return found ? [remarkOf(rule, found)] : [];
  });

/** Remarks of a part of a plan that stands, by the part's place. */
export interface PartRemark extends Remark {
  readonly part_id: number | null;
}

/** What stands against a whole plan as it is: of each of its parts, each against the others, and of all together. */
export const reviewPlan = (
  parts: readonly JudgedPart[],
  facts: Omit<PlanFacts, 'others' | 'away'>,
): PartRemark[] =>
  asked('review').flatMap((rule) => {
    if (rule.of === 'plan') {
      const found = rule.find(parts, facts);
      return found ? [{ ...remarkOf(rule, found), part_id: null }] : [];
    }
    return parts.flatMap((part) => {
      const others = parts.filter((other) => other !== part);
      const found = rule.find(part, { ...facts, others, away: nobody });
      return found ? [{ ...remarkOf(rule, found), part_id: part.id }] : [];
    });
  });

const nobody = (): number => 0;

const BY_OCCASION = new Map<Occasion, readonly ScheduleRule[]>(
  (['save', 'send', 'review'] as const).map((occasion) => [
    occasion,
    SCHEDULE_RULES.filter(({ on }) => on.includes(occasion)),
  ]),
);

const asked = (occasion: Occasion): readonly ScheduleRule[] => BY_OCCASION.get(occasion) ?? [];

/** The remark of a rule by its code. */
export const remarkOf = ({ code, severity, article, field }: ScheduleRule, values: Found): Remark => ({
  code,
  severity,
  ...(article === undefined ? {} : { article }),
  field,
  values,
});
