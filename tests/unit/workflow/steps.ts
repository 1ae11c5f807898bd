import type { Step, StepDetail } from '../../../lib/workflow/step.ts';

/** Role, from, to, flags (R reject, E editable, D delete allowed), detail. Ids follow the order. */
const WAYS: Readonly<Record<string, string>> = {
  vacation: `
    employee empty draft ED
    employee draft prepared E sign:1
    manager empty draft ED
    manager draft prepared E sign:1
    hr empty draft ED
    hr draft prepared E sign:1
    employee prepared draft RD
    manager prepared agreed - sign:1
    manager prepared draft RD
    manager prepared declined R
    hr prepared agreed -
    hr prepared declined R
    hr agreed approved E
    hr agreed declined R
    reviewer agreed approved - sign:1
    reviewer agreed declined R
    hr approved processed -
    employee declined draft ED
    system approved processed -
  `,
  overtime: `
    employee empty draft ED
    employee draft prepared E
    hr empty draft ED
    hr draft prepared E
    employee prepared draft RD
    manager prepared agreed - create_dayoff:1
    manager prepared draft RD
    manager prepared declined R
    manager empty created ED
    manager created notified E when:overtime_employee_confirmation=1
    manager created agreed E when:overtime_employee_confirmation=0 create_dayoff:1
    manager confirmed agreed - create_dayoff:1
    manager confirmed declined R
    reviewer empty created ED
    reviewer created notified E when:overtime_employee_confirmation=1
    reviewer created agreed E when:overtime_employee_confirmation=0 create_dayoff:1
    reviewer confirmed agreed - create_dayoff:1
    reviewer confirmed declined R
    employee notified confirmed - sign:1
    employee notified declined R
    hr agreed approved E dayoff_agreed:1
    hr agreed declined R
    reviewer agreed approved - dayoff_agreed:1
    reviewer agreed declined R
    manager approved processed E
    hr approved processed E
    accountant processed closed -
    hr processed closed -
  `,
  sickleave: `
    employee empty draft ED
    hr empty draft ED
    employee draft opened E
    hr draft opened E
    employee opened closed E
    hr opened closed E
    hr closed processed -
    accountant closed processed -
    hr closed opened R
  `,
  expense: `
    employee empty draft ED
    employee draft prepared E sign:1
    hr empty draft ED
    hr draft prepared E sign:1
    employee prepared draft RD
    manager prepared agreed -
    manager prepared draft RD
    manager prepared declined R
    accountant agreed accepted E
    accountant agreed draft RD
    accountant agreed declined R
    accountant accepted processed -
    hr agreed accepted E
    hr agreed draft RD
    hr agreed declined R
    hr accepted processed -
  `,
  recruitment: `
    recruiter empty created ED
    recruiter created notified E
    hr empty created ED
    hr created notified E
    candidate empty draft ED
    candidate draft prepared E
    candidate notified prepared E sign:1
    recruiter prepared agreed E
    recruiter prepared notified R
    recruiter prepared declined R
    hr prepared agreed E
    hr prepared notified R
    hr prepared declined R
    hr agreed approved E
    hr agreed declined R
    hr approved processed -
  `,
  request: `
    employee empty prepared ED
    manager empty prepared ED
    hr empty prepared ED
    candidate empty prepared ED
    hr prepared accepted E
    hr prepared declined R
    hr accepted processed E
    employee processed confirmed -
    hr processed closed -
    hr confirmed closed -
    manager draft prepared - leg:1 hide_from_grid:1
    manager prepared agreed - leg:1 hide_from_grid:1
    manager empty agreed - leg:1 hide_from_grid:1
    manager prepared draft R leg:1 hide_from_grid:1
    manager prepared declined R leg:1 hide_from_grid:1
    manager prepared accepted - leg:1 hide_from_grid:1
    manager empty accepted - leg:1 hide_from_grid:1
    manager created notified - leg:1 hide_from_grid:1
    manager created agreed - leg:1 hide_from_grid:1
    manager confirmed agreed - leg:1 hide_from_grid:1
    manager confirmed declined R leg:1 hide_from_grid:1
    manager approved processed - leg:1 hide_from_grid:1
  `,
  estimate: `
    hr empty created ED
    system empty created -
    employee created prepared E
    manager prepared agreed E
    manager prepared created R
    manager agreed approved - second_level:1
    manager agreed prepared R second_level:1
    hr agreed approved E
    hr approved closed E
    hr agreed prepared R
    system approved closed -
  `,
};

const detailOf = (marks: readonly string[]): StepDetail =>
  Object.fromEntries(marks.map((mark) => mark.split(':')));

/** Ways of some families as a company would have them. */
export const STEPS: readonly Step[] = Object.entries(WAYS)
  .flatMap(([object_id, way]) =>
    way
      .trim()
      .split('\n')
      .map((line) => [object_id, ...line.trim().split(' ')]),
  )
  .map(
    ([object_id = '', business_role, status_id = '', next_status_id = '', flags = '', ...marks], index) => ({
      id: index + 1,
      object_id,
      business_role: business_role as Step['business_role'],
      status_id,
      next_status_id,
      reject: flags.includes('R'),
      editable: flags.includes('E'),
      delete_allowed: flags.includes('D'),
      indicators: '',
      organization_id: null,
      disabled: false,
      detail: detailOf(marks),
    }),
  );

export const stepOf = (object_id: string, role: Step['business_role'], from: string, to: string): Step =>
  STEPS.find(
    (step) =>
      step.object_id === object_id &&
      step.business_role === role &&
      step.status_id === from &&
      step.next_status_id === to,
  ) as Step;
