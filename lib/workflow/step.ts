import type { BusinessRole } from '../access/roles.ts';
import { isOn } from './flag.ts';

/** What a step's `detail` may carry. Unknown keys are kept and ignored. */
export interface StepDetail {
  sign?: string;
  leg?: string;
  hide_from_grid?: string;
  disable_grid_button?: string;
  second_level?: string;
  /** Written for the owner of the document, in whatever role: a manager's own papers. */
  own?: string;
  /** May be taken at any time: it waits for no person. */
  unhurried?: string;
  /** Working days it may wait before its people are reminded; 0: they never are. */
  remind_after?: string;
  /** The portal takes it as well, besides the role it is written for. */
  portal?: string;
  create_dayoff?: string;
  dayoff_agreed?: string;
  /** The portal takes it so many days after the day named by `after`: see `due.ts`. */
  after_days?: string;
  after?: string;
  /** The same before a day, of so many days or as many as a parameter of this code says. */
  before_days?: string;
  before?: string;
  /** `parameter=value`: offered only while the parameter has the value. */
  when?: string;
  /** Moments: of a new order, for documents made from then on; of an old one, for those made before. See `order.ts`. */
  since?: string;
  until?: string;
  /** The number of the change by which the portal once moved documents: not for callers. See `changes`. */
  change?: string;
  [key: string]: unknown;
}

/** One row of the workflow dictionary: who may move an object from which status to which. */
export interface Step {
  id: number;
  object_id: string;
  business_role: BusinessRole;
  status_id: string;
  next_status_id: string;
  reject: boolean;
  editable: boolean;
  delete_allowed: boolean;
  indicators: string;
  organization_id: number | null;
  disabled: boolean;
  detail: StepDetail;
}

/** Whether the manager of the owner's manager takes a step (AMB-056); an `own` one is the owner's. */
export const isSecondLevel = ({ business_role, detail }: Pick<Step, 'business_role' | 'detail'>): boolean =>
  business_role === 'manager' && isOn(detail.second_level) && !isOn(detail.own);
