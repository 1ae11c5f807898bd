import type { ManagerBar } from '../../lib/users/manager-bars.ts';

const bar = (name: ManagerBar): string => `'${name}'`;

/** Why a person `"employee" e` cannot decide as a manager today, as SQL; null where they can. */
export const managerBar = (): string => `case
    when "acts_as_manager"(e."id") then null
    when e."disabled" or e."is_candidate" or e."dismissal_date" < "business_day"() then ${bar('left')}
    when not exists (select 1 from "app_user" a where a."employee_id" = e."id") then ${bar('no_account')}
    when not exists (select 1 from "app_user" a where a."employee_id" = e."id" and not a."disabled") then ${bar('closed')}
    else ${bar('role')} end`;
