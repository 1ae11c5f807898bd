import { isOfOldOrder } from '../order.ts';
import type { Step, StepDetail } from '../step.ts';

/** What a step says while it is in force; whether it is on, and of which order, are no part of it. */
export type StepContent = Omit<Step, 'id' | 'object_id' | 'disabled'>;

/** What documents that were moved by a step keep for good: another move is another step. */
const FROZEN = ['business_role', 'status_id', 'next_status_id', 'reject'] as const;

/** What a step says to new documents; null where none goes by it. */
export const contentOf = (step: Step): StepContent | null => {
  const { id: _, object_id: __, disabled, detail, ...rest } = step;
  return disabled || isOfOldOrder(step) ? null : { ...rest, detail: withoutOrder(detail) };
};

/** A detail as it is for documents of every age. */
export const withoutOrder = ({ since: _, until: __, ...detail }: StepDetail): StepDetail => detail;

export const isSameMove = (one: StepContent, other: StepContent): boolean =>
  FROZEN.every((name) => one[name] === other[name]);

/** Whether two steps say the same; what is off is not there. */
export const isSameContent = (one: StepContent | null, other: StepContent | null): boolean =>
  one === null || other === null ? one === other : textOf(one) === textOf(other);

const textOf = ({ detail, ...content }: StepContent): string =>
  JSON.stringify([
    ...FROZEN.map((name) => content[name]),
    content.editable,
    content.delete_allowed,
    content.indicators,
    content.organization_id,
    Object.entries(detail)
      .filter(([, value]) => !OFF.includes(value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

const OFF: readonly unknown[] = [undefined, null, '', '0', false];

/** Fields in which two steps differ, marks of their details by name. */
export const differingFields = (one: StepContent, other: StepContent): string[] => {
  const marks = [...new Set([...Object.keys(one.detail), ...Object.keys(other.detail)])];
  const names = [
    'business_role',
    'status_id',
    'next_status_id',
    'reject',
    'editable',
    'delete_allowed',
  ] as const;
  return [
    ...[...names, 'indicators' as const, 'organization_id' as const].filter(
      (name) => one[name] !== other[name],
    ),
    ...marks.filter((mark) => saidBy(one.detail[mark]) !== saidBy(other.detail[mark])),
  ];
};

const saidBy = (value: unknown): string => (OFF.includes(value) ? '' : String(value));
