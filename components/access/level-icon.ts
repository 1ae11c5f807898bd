import {
  Briefcase,
  Building2,
  Infinity as Endless,
  Globe,
  HandHelping,
  Layers,
  Package,
  UserCheck,
  UserRound,
  UserRoundCog,
  Users,
  UsersRound,
} from 'lucide-react';
import type { Level } from '../../lib/reach/meaning.ts';
import type { IconType } from '../ui/icon.tsx';

/** The picture of how far a right reaches; the words stand beside it. */
export const LEVEL_ICONS: Readonly<Record<Level, IconType>> = {
  own: UserRound,
  named: UserCheck,
  reports: UsersRound,
  assisted: HandHelping,
  second: UserRoundCog,
  colleagues: Users,
  managers: Briefcase,
  organization: Building2,
  common: Layers,
  company: Globe,
  product: Package,
  all: Endless,
};
