import { readConfig } from '../config.ts';

/** Passkeys are made for the portal's configured address, never for a caller's Host header. */
export const relyingParty = (): { id: string; origin: string; name: string } => {
  const { origin, hostname } = new URL(readConfig().APP_ORIGIN);
  return { id: hostname, origin, name: 'Employee Gateway' };
};
