'use client';
import { useNames } from '../people/use-names.ts';
import { useGrants } from './use-grants.ts';

/** «Ковалёва А. С.»: the lender of the grant in use; undefined when one acts for oneself. */
export const useLender = (): string | undefined => {
  const names = useNames();
  const { active } = useGrants();
  return active && names.short(active.employee_name, active.employee_name_eng);
};
