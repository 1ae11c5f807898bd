import { isOn } from '../flag.ts';
import type { Step } from '../step.ts';
import { type Finding, finding } from './finding.ts';
import type { DefaultStep, World } from './world.ts';

/** How the steps of an object differ from those the portal comes with; objects that it does not know are left out. */
export const differenceFindings = (
  object_id: string,
  steps: readonly Step[],
  { defaults }: World,
): Finding[] => {
  const usual = defaults?.filter((step) => step.object_id === object_id) ?? [];
  if (usual.length === 0) return [];
  const byMove = new Map(usual.map((step) => [moveOf(step), step]));
  const ofAll = new Set(steps.filter((step) => step.organization_id === null).map(moveOf));
  return [
    ...steps.flatMap((step) => {
      const before = step.organization_id === null ? byMove.get(moveOf(step)) : undefined;
      return before ? changed(step, before) : step.disabled ? [] : [added(step)];
    }),
    ...usual.filter((step) => !ofAll.has(moveOf(step))).map(removed),
  ];
};

/** What makes a step the one it is, whatever its flags. */
const moveOf = ({ business_role, status_id, next_status_id, detail }: DefaultStep | Step): string =>
  JSON.stringify([
    business_role,
    status_id,
    next_status_id,
    detail.when ?? '',
    isOn(detail.leg),
    isOn(detail.second_level),
    isOn(detail.own),
  ]);

const placeOf = ({ business_role, status_id, next_status_id }: DefaultStep | Step) => ({
  statuses: [status_id, next_status_id],
  values: { role: business_role },
});

const added = (step: Step): Finding =>
  finding('added', step.object_id, { step_ids: [step.id], ...placeOf(step) });

const removed = (step: DefaultStep): Finding => {
  const { statuses, values } = placeOf(step);
  return finding('removed', step.object_id, {
    statuses,
    values: { ...values, reject: step.reject ? '1' : '0' },
  });
};

const changed = (step: Step, before: DefaultStep): Finding[] => {
  const names = [...new Set([...Object.keys(step.detail), ...Object.keys(before.detail)])].filter(
    (name) => name !== 'since',
  );
  const fields = [
    ...(step.disabled ? ['disabled'] : []),
    ...(['reject', 'editable', 'delete_allowed'] as const).filter((name) => step[name] !== before[name]),
    ...names.filter((name) => plain(step.detail[name]) !== plain(before.detail[name])),
  ];
  if (fields.length === 0) return [];
  const place = placeOf(step);
  return [
    finding('changed', step.object_id, {
      ...place,
      step_ids: [step.id],
      values: { ...place.values, fields: fields.join(',') },
    }),
  ];
};

/** What is off is not there. */
const plain = (value: unknown): string =>
  value === undefined || value === null || value === '0' || value === false ? '' : String(value);
