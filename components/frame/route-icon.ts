import {
  Activity,
  Armchair,
  Bell,
  BookOpen,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  CircleDot,
  ClipboardList,
  FileBadge,
  FileSpreadsheet,
  FileStack,
  FileText,
  Gauge,
  History,
  Inbox,
  KeyRound,
  Landmark,
  Link2,
  Mail,
  Palette,
  Paperclip,
  Printer,
  ReceiptText,
  Rocket,
  ScrollText,
  ShieldCheck,
  Signature,
  SlidersHorizontal,
  Table2,
  Tags,
  Timer,
  UserLock,
  UserRound,
  UserRoundPlus,
  UsersRound,
  Wallet,
  Workflow,
} from 'lucide-react';
import { identityOf } from '../../lib/families/identities.ts';
import type { FamilyGroup } from '../../lib/families/identity.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import type { IconType } from '../ui/icon.tsx';

const GROUPS: Readonly<Record<FamilyGroup, IconType>> = {
  time: CalendarDays,
  money: Wallet,
  papers: FileText,
  people: UsersRound,
};

export const groupIcon = (group: FamilyGroup): IconType => GROUPS[group];

/** The picture of a family: that of its group. */
export const familyIcon = (object_id: string): IconType => GROUPS[identityOf(object_id)?.group ?? 'papers'];

/** Lists of one subject share a picture: the longest beginning of the name counts. */
const ICONS: readonly (readonly [beginning: string, icon: IconType])[] = [
  ['approvals', Inbox],
  ['requests-own', ClipboardList],
  ['ucades', ShieldCheck],
  ['utimesheet', Table2],
  ['ufiles', Paperclip],
  ['upaper', FileText],
  ['paper', FileStack],
  ['urequests', FileText],
  ['urequest', Link2],
  ['users', UsersRound],
  ['ugrants', KeyRound],
  ['grants', KeyRound],
  ['signing-keys', FileBadge],
  ['trust', Landmark],
  ['signaturepolicies', Signature],
  ['powersofattorney', ScrollText],
  ['templates', Printer],
  ['reports', FileSpreadsheet],
  ['start', Rocket],
  ['system', Activity],
  ['appearance', Palette],
  ['letters', Mail],
  ['parameters', SlidersHorizontal],
  ['access', UserLock],
  ['audit', History],
  ['statuses', CircleDot],
  ['workflows', Workflow],
  ['documenttypes', Tags],
  ['expensetypes', ReceiptText],
  ['calendar', CalendarDays],
  ['vacationplanning', CalendarRange],
  ['schedule-periods', CalendarClock],
  ['overtime-', Timer],
  ['office-seats', Armchair],
  ['department-norms', Gauge],
  ['candidates', UserRoundPlus],
  ['dictionaries', BookOpen],
  ['profile', UserRound],
  ['umessages', Bell],
];

/** The picture of a route in menus and tiles. */
export const routeIcon = (name: string): IconType => {
  const family = routeNamed(name)?.family;
  return family
    ? familyIcon(family)
    : (ICONS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? FileText);
};
