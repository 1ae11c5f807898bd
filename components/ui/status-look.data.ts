import {
  BadgeCheck,
  BellRing,
  Check,
  CheckCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  ClipboardCheck,
  FilePlus,
  ListTodo,
  Lock,
  LockOpen,
  PencilLine,
  Send,
  UserCheck,
} from 'lucide-react';
import type { IconType } from './icon.tsx';

export interface StatusLook {
  /** Ground, ink and edge: dashed = not started, soft = moving, solid = ended. */
  className: string;
  icon: IconType;
}

const NONE = 'border-dashed border-none-edge bg-none text-on-none';
const DRAFT = 'border-transparent bg-draft text-on-draft';
const WAIT = 'border-wait-edge bg-wait text-on-wait';
const TOLD = 'border-told-edge bg-told text-on-told';
const STEP = 'border-step-edge bg-step text-on-step';
const DONE = 'border-transparent bg-done text-on-done';
const NO = 'border-no-edge bg-no text-on-no';
const CLOSED = 'border-transparent bg-closed text-on-closed';

/** Colour, fill and icon of the fourteen statuses. Agreed must never look like approved. */
export const STATUS_LOOKS: Record<string, StatusLook> = {
  empty: { className: NONE, icon: CircleDashed },
  draft: { className: DRAFT, icon: PencilLine },
  prepared: { className: WAIT, icon: Send },
  agreed: { className: STEP, icon: Check },
  created: { className: TOLD, icon: FilePlus },
  notified: { className: WAIT, icon: BellRing },
  confirmed: { className: STEP, icon: UserCheck },
  approved: { className: DONE, icon: BadgeCheck },
  accepted: { className: STEP, icon: ClipboardCheck },
  declined: { className: NO, icon: CircleX },
  opened: { className: TOLD, icon: LockOpen },
  preparing: { className: DRAFT, icon: ListTodo },
  processed: { className: DONE, icon: CheckCheck },
  closed: { className: CLOSED, icon: Lock },
};

/** A status an administrator added, until the dictionary says otherwise. */
export const UNKNOWN_STATUS_LOOK: StatusLook = { className: TOLD, icon: CircleDot };
