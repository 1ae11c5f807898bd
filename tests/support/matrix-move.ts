import type { Company, WorkflowStep } from './matrix-company.ts';

/** A step of the north's vacations by who, from where, to where. */
export const stepOf = (company: Company, role: string, from: string, to: string): WorkflowStep => {
  const found = company.steps[company.clients.north]?.find(
    (step) => step.business_role === role && step.status_id === from && step.next_status_id === to,
  );
  if (!found) throw new Error(`there is no step ${role} ${from} -> ${to}`);
  return found;
};

/** The record that moves a vacation by a step. */
export const moveBy = (step: WorkflowStep, registrator_id: number, more: object = {}) => ({
  object_id: 'vacation',
  registrator_id,
  workflow_id: step.id,
  status_id: step.next_status_id,
  ...more,
});
