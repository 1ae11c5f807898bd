import {
  Bell,
  BellRing,
  FileBadge,
  FileText,
  KeyRound,
  ShieldAlert,
  Signature,
  UsersRound,
} from 'lucide-react';
import { messageAddress } from '../../lib/routes/message-link.ts';
import type { IconType } from '../ui/icon.tsx';
import { STATUS_LOOKS, type StatusLook } from '../ui/status-look.data.ts';
import type { MessageRow } from './use-messages.ts';

const PLAIN = 'border-transparent bg-draft text-on-draft';
const CALM = 'border-told-edge bg-told text-on-told';
const ALARM = 'border-no-edge bg-no text-on-no';
const WAIT = 'border-wait-edge bg-wait text-on-wait';

/** Where a message that is about no move leads says what it is about. */
const BY_ROUTE: Readonly<Record<string, StatusLook>> = {
  profile: { className: CALM, icon: KeyRound },
  'signing-keys': { className: WAIT, icon: FileBadge },
  'ucades-own': { className: CALM, icon: Signature },
  verify: { className: ALARM, icon: ShieldAlert },
  ugrants: { className: CALM, icon: KeyRound },
  users: { className: CALM, icon: UsersRound },
  upaper: { className: WAIT, icon: FileText },
};
const REMINDERS: readonly string[] = ['paper_reminder', 'reminder'];
const ANY: StatusLook = { className: PLAIN, icon: Bell };

/** The picture of a message: the status a document came to, a reminder, or the subject it is about. */
export const messageLook = ({
  code,
  values,
  route,
}: Pick<MessageRow, 'code' | 'values' | 'route'>): { className: string; icon: IconType } => {
  if (REMINDERS.includes(code)) return { className: WAIT, icon: BellRing };
  const status = STATUS_LOOKS[statusOf(values)];
  if (status) return status;
  return BY_ROUTE[messageAddress(route)?.route.name ?? ''] ?? ANY;
};

/** The view sends what a message is filled with as text. */
const statusOf = (values: unknown): string => {
  try {
    const read: unknown = typeof values === 'string' ? JSON.parse(values) : values;
    return String((read as { status_id?: unknown } | null)?.status_id ?? '');
  } catch {
    return '';
  }
};
