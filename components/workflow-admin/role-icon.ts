import {
  BriefcaseBusiness,
  Calculator,
  Cpu,
  Eye,
  IdCard,
  UserPlus,
  UserRound,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';
import type { PathRole } from '../../lib/workflow/path.ts';
import type { IconType } from '../ui/icon.tsx';

/** The picture of who takes a step. */
export const ROLE_ICONS: Readonly<Record<PathRole, IconType>> = {
  employee: UserRound,
  manager: UsersRound,
  second_manager: UserRoundCog,
  reviewer: Eye,
  hr: BriefcaseBusiness,
  accountant: Calculator,
  recruiter: UserPlus,
  candidate: IdCard,
  system: Cpu,
};
