import { BriefcaseBusiness, Eye, KeyRound, UserRound, UsersRound, Wallet } from 'lucide-react';
import { expect, test } from 'vitest';
import { grantIcon } from '../../../components/grants/use-grants.ts';
import { GRANT_ROLES } from '../../../lib/identity/grants.ts';

const ICONS = {
  employee: UserRound,
  manager: UsersRound,
  reviewer: Eye,
  hr: BriefcaseBusiness,
  accountant: Wallet,
} as const;

test('the icon is that of the role one acts in, and a key while one acts for nobody', () => {
  for (const role of GRANT_ROLES) {
    const row = { id: 1, role } as unknown as Parameters<typeof grantIcon>[0];
    expect([role, grantIcon(row)]).toEqual([role, ICONS[role]]);
  }
  expect(grantIcon(undefined)).toBe(KeyRound);
});
