import { ROLES, type StoredRole } from '../../../lib/access/roles.ts';
import type { AnyRow } from '../../rpc/rows.ts';

/** An account as the list shows it. */
export interface UserRow extends AnyRow {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly employee_id: number | null;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly organization_id: number | null;
  readonly organization_name: string;
  readonly organization_name_eng: string;
  readonly roles: string;
  readonly organization_roles?: string;
  readonly language: 'ru' | 'en';
  readonly signature: '0' | '1' | '2' | '3';
  readonly has_factor: string;
  readonly password_doesnt_expire: string;
  readonly must_change_password: string;
  readonly password_update_date: string;
  readonly last_sign_in: string | null;
  readonly invitation: 'came' | 'none' | 'sent' | 'over' | 'never';
  /** Told to an admin only. */
  readonly locked?: string;
  readonly disabled: string;
  readonly create_date: string;
  readonly updated_at: string;
}

/** Roles people are shown and given (ROLE-02). */
export const SHOWN_ROLES: readonly StoredRole[] = ROLES.filter((role) => role !== 'gf_manager');

/** The roles a row names, the hidden one included. */
export const heldRoles = (roles: string): StoredRole[] =>
  ROLES.filter((role) => roles.split(',').includes(role));
