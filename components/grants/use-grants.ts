'use client';
import { BriefcaseBusiness, Eye, KeyRound, UserRound, UsersRound, Wallet } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../rpc/client.ts';
import { useVisitor } from '../rpc/profile.ts';
import { randomId } from '../rpc/random-id.ts';
import { KEYS, writeStored } from '../rpc/storage.ts';
import { forgetToken, keepToken } from '../rpc/token.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import type { IconType } from '../ui/icon.tsx';
import { notify } from '../ui/notify.ts';
import type { GrantRow } from './grant-row.ts';

const ICONS: Readonly<Record<string, IconType>> = {
  employee: UserRound,
  manager: UsersRound,
  reviewer: Eye,
  hr: BriefcaseBusiness,
  accountant: Wallet,
};

/** The icon of the role one acts in; a key without a grant in use (AMB-033). */
export const grantIcon = (grant: GrantRow | undefined): IconType => ICONS[grant?.role ?? ''] ?? KeyRound;

const NONE: readonly GrantRow[] = [];

/** The grants of the person at the screen, and the one they act by. */
export const useGrants = (): { grants: readonly GrantRow[]; active: GrantRow | undefined } => {
  const profile = useVisitor();
  const grants = (profile?.grants ?? NONE) as unknown as readonly GrantRow[];
  return { grants, active: grants.find((grant) => grant.id === profile?.grant_id) };
};

/** Acts by a grant, or as oneself again (null), and loads a page: everything on the screen was another person's. */
export const useSwitchGrant = () => {
  const link = usePortalLink();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<number | null | undefined>();
  const switchTo = useCallback(
    async (grant: number | null, href: string = link('home')) => {
      setBusy(grant);
      try {
        keepToken(await call('token.grant', { grant }));
        writeStored('local', KEYS.acting, randomId());
        window.location.assign(href);
      } catch (error) {
        notify.error(errorText(error));
        setBusy(undefined);
      }
    },
    [link, errorText],
  );
  return { busy, switchTo };
};

/** Another tab of this browser has begun to act by a grant, or ceased to: this one shows the same person. */
export const useSamePerson = (): void => {
  const link = usePortalLink();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== KEYS.acting) return;
      forgetToken();
      window.location.assign(link('home'));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [link]);
};
