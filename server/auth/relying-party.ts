import { readConfig } from '../config.ts';

/** Whom passkeys are made for: the portal by its configured address, never by what a caller's Host header says. */
export const relyingParty = (): { id: string; origin: string; name: string } => {
  const { origin, hostname } = new URL(readConfig().APP_ORIGIN);
  return { id: hostname, origin, name: 'Employee Gateway' };
};
