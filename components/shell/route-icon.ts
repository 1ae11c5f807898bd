import {
  Bell,
  FileBadge,
  FileStack,
  FileText,
  KeyRound,
  Landmark,
  Link2,
  ScrollText,
  ShieldCheck,
  Signature,
  TreePalm,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { IconType } from '../ui/icon.tsx';

/** Lists of one subject share a picture: the longest beginning of the name counts. */
const ICONS: readonly (readonly [beginning: string, icon: IconType])[] = [
  ['uvacation', TreePalm],
  ['ucades', ShieldCheck],
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
  ['profile', UserRound],
  ['umessages', Bell],
];

/** The picture of a route in menus and tiles. */
export const routeIcon = (name: string): IconType =>
  ICONS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? FileText;
