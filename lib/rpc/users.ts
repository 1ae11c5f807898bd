import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { id } from './shapes.ts';
import { ownFields } from './user-edit.ts';

const words = (max: number) => z.string().max(max);
const flag = z.enum(['0', '1']);

/** The whole set of roles in each organization named; the other organizations stay as they are. */
const organizationRoles = z
  .array(z.strictObject({ organization_id: id, roles: z.array(z.enum(ROLES)).max(ROLES.length) }))
  .max(100);
export type OrganizationRoles = z.infer<typeof organizationRoles>;

const account = {
  login: words(100).optional(),
  language: z.enum(['ru', 'en']).optional(),
  signature: z.enum(['0', '1', '2', '3']).optional(),
  skin: words(40).nullable().optional(),
  password_doesnt_expire: flag.optional(),
  roles: organizationRoles.optional(),
  /** An employee of the company who has no account yet. */
  employee_id: id.optional(),
};

/** A person who is not in the staff yet: judged by the rules of the object `employee`. */
const newEmployee = z.strictObject({
  /** The caller's own when absent; a person without one is refused (VALID-05). */
  organization_id: id.nullable().optional(),
  number: words(40),
  name: words(300),
  name_eng: words(300).optional(),
  position: words(300).optional(),
  position_eng: words(300).optional(),
  department: words(300).optional(),
  department_eng: words(300).optional(),
  location: words(200).optional(),
  phone: words(40).optional(),
  hire_date: words(10),
});

export const userAddInput = z.strictObject({
  /** Answers the id of the account that has the e-mail, instead of refusing. */
  action: z.literal('getExistID').optional(),
  data: z.strictObject({ ...account, email: words(254), employee: newEmployee.optional() }),
});
export type UserAdd = z.infer<typeof userAddInput>;

export const userEditInput = z.strictObject({
  /** One's own account when absent. */
  id: id.optional(),
  data: z
    .strictObject({
      ...account,
      ...ownFields,
      email: words(254).optional(),
      disabled: flag.optional(),
      updated_at: words(40).optional(),
    })
    .refine((data) => Object.values(data).some((value) => value !== undefined)),
});
export type UserEdit = z.infer<typeof userEditInput>;

/** Without an id: every invitable account that has never come in. */
export const userInviteInput = z.strictObject({ id: id.optional() });
export type UserInvite = z.infer<typeof userInviteInput>;

export const userNotifyInput = z
  .strictObject({
    user_id: id.optional(),
    employee_ids: z.array(id).min(1).max(500).optional(),
    text: z.string().trim().min(1).max(2_000),
    text_eng: z.string().trim().max(2_000).optional(),
    /** A page of the portal, as `/uvacation/12`; never another site. */
    route: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[\w\-./?=&%]*$/)
      .optional(),
  })
  .refine((input) => (input.user_id === undefined) !== (input.employee_ids === undefined), {
    path: ['user_id'],
  });
export type UserNotify = z.infer<typeof userNotifyInput>;
