'use client';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { idleLimit } from '../../../lib/identity/idle.ts';
import { textOf } from '../../../lib/settings/read.ts';
import { useParameters } from '../../shell/portal.tsx';
import { useSignedOutElsewhere, useSignOut } from '../../shell/sign-out.ts';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { useIdleness } from './use-idleness.ts';

const fetchWarning = () => import('./idle-warning.tsx').then((file) => file.IdleWarning);
const IdleWarning = dynamic(fetchWarning, { ssr: false });

/** Signs a user out who is idle for as long as the parameter `auto_logout_time` says, and warns a minute before. */
export const IdleWatch = () => {
  const signOut = useSignOut();
  const leaving = useRef(false);
  const limit = idleLimit(textOf(useParameters(), 'auto_logout_time'));
  const { warned, goOn } = useIdleness(limit, () => {
    if (leaving.current) return;
    leaving.current = true;
    void signOut();
  });
  useSignedOutElsewhere();
  useFetchedAhead(fetchWarning);
  return warned ? <IdleWarning onContinue={goOn} onLeave={() => void signOut()} /> : null;
};
