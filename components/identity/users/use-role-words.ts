'use client';
import { useTranslations } from 'next-intl';
import { heldRoles, SHOWN_ROLES } from './user-row.ts';

/** The shown roles of a row in words, by comma. */
export const useRoleWords = (): ((roles: string) => string) => {
  const t = useTranslations('shell.role');
  return (roles) =>
    heldRoles(roles)
      .filter((role) => SHOWN_ROLES.includes(role))
      .map((role) => t(role))
      .join(', ');
};
