'use client';
import { useEffect, useState } from 'react';
import { type PasswordExpiry, passwordExpiry } from '../../../lib/identity/password-expiry.ts';
import { dayInZone } from '../../../lib/kernel/day.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useToday, useZone } from '../../i18n/clock.tsx';
import { useVisitor } from '../../rpc/profile.ts';
import { KEYS, readStored, writeStored } from '../../rpc/storage.ts';
import { useParameters } from '../../shell/portal.tsx';

const SHOWN_MS = 10_000;

/** What to say of the password's end: for ten seconds, once after each sign-in. */
export const useExpiry = (): PasswordExpiry | undefined => {
  const profile = useVisitor();
  const parameters = useParameters();
  const [today, zone] = [useToday(), useZone()];
  const expiry: PasswordExpiry = profile
    ? passwordExpiry({
        updated: dayInZone(profile.password_update_date, zone),
        doesnt_expire: profile.password_doesnt_expire === '1',
        lifetime: numberOf(parameters, 'password_expiration_days'),
        today,
      })
    : { kind: 'none' };
  const said = expiry.kind !== 'none';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!said || wasSaid()) return;
    markSaid();
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return shown && said ? expiry : undefined;
};

/** Kept beside the sign-in, whose record every sign-in replaces. */
const signIn = () => (readStored('local', KEYS.auth) ?? {}) as { expiry_said?: boolean };
const wasSaid = (): boolean => signIn().expiry_said === true;
const markSaid = (): void => writeStored('local', KEYS.auth, { ...signIn(), expiry_said: true });
