import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { withdraws } from '../../../lib/workflow/withdraws.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';

/** The steps of a document as its buttons stand: rejections left, the others right, the primary one last. */
export interface StepButtons {
  readonly rejections: readonly RowStep[];
  readonly secondary: readonly RowStep[];
  readonly primary: RowStep | undefined;
}

/** How far along the usual way a status lies; the step that leads furthest is the primary one. */
const FORWARD = [
  'draft',
  'prepared',
  'created',
  'notified',
  'agreed',
  'confirmed',
  'accepted',
  'approved',
  'processed',
  'closed',
];

/** Sorts the steps into buttons; the order inside each group is the one the workflow gave. */
export const stepButtons = (steps: readonly RowStep[]): StepButtons => {
  const onward = withSignedTwins(steps.filter((step) => step.reject === '0'));
  const primary = onward
    .toSorted((a, b) => FORWARD.indexOf(b.next_status_id) - FORWARD.indexOf(a.next_status_id))
    .at(0);
  return {
    rejections: steps.filter((step) => step.reject === '1'),
    secondary: onward.filter((step) => step !== primary),
    primary,
  };
};

/** Whether taking a step opens the window of signing. */
export const signs = (step: { readonly sign?: RowStep['sign']; readonly signed?: true }): boolean =>
  step.sign === '2' || step.signed === true;

/** A step that may be signed stands twice: as it is, and with a signature. */
export const withSignedTwins = (steps: readonly RowStep[]): RowStep[] =>
  steps.flatMap((step): RowStep[] => (step.sign === '1' ? [step, { ...step, signed: true }] : [step]));

/** A step in a list of buttons. */
export const stepKey = ({ id, signed }: RowStep): string => `${id}${signed ? ' signed' : ''}`;

/** The steps a list row offers: those the dictionary does not hide from lists, save what only its person may sign. */
export const gridSteps = (row: { readonly steps: readonly RowStep[] }): readonly RowStep[] =>
  row.steps.filter((step) => step.disable_grid_button !== '1' && step.sign !== '4');

/**
 * The buttons of a list row: the decision the reader takes. Another person's draft is for its owner to send; the reader
 * finds that step in the menu.
 */
export const rowButtons = (
  row: Pick<DocumentRow, 'steps' | 'status_id' | 'employee_id'>,
  me: number | null,
): StepButtons => {
  const buttons = stepButtons(gridSteps(row));
  const theirs = UNSENT_STATUSES.includes(row.status_id) && row.employee_id !== me;
  return theirs && buttons.primary
    ? { ...buttons, secondary: [...buttons.secondary, buttons.primary], primary: undefined }
    : buttons;
};

/** The rejection a row shows beside its decision: declining where the workflow has it. */
export const rowRejection = ({ rejections }: StepButtons): RowStep | undefined =>
  rejections.find((step) => step.next_status_id === 'declined') ?? rejections[0];

/** The way back to the author, where the workflow has one. */
export const rowBack = ({ rejections }: StepButtons): RowStep | undefined =>
  rejections.find((step) => step.next_status_id !== 'declined');

/** The gravest way back stands on the left, as in a row of the list. */
export const declineFirst = (steps: readonly RowStep[]): RowStep[] =>
  steps.toSorted((a, b) => Number(b.next_status_id === 'declined') - Number(a.next_status_id === 'declined'));

/** The steps a row keeps in its menu: all that have no button. */
export const rowRest = (buttons: StepButtons): RowStep[] => {
  const { rejections, secondary, primary } = buttons;
  const inSight = primary && rowRejection(buttons);
  return [...rejections.filter((step) => step !== inSight), ...secondary];
};

/** A step back taken by the author withdraws the request and needs no reason; declining is not one. */
export const isWithdrawal = (step: Pick<RowStep, 'reject' | 'business_role' | 'next_status_id'>): boolean =>
  withdraws({ ...step, reject: step.reject === '1' });

/** A person who turns a document down or sends it back says why. */
export const wantsReason = (step: Pick<RowStep, 'reject' | 'business_role' | 'next_status_id'>): boolean =>
  step.reject === '1' && !isWithdrawal(step);
