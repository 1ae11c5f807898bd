import type { Actor } from '../../lib/access/actor.ts';
import type { NotificationSwitches } from '../../lib/notifications/switches.ts';
import { actingBy } from '../auth/authenticate.ts';
import { type GrantRow, grantFacts } from '../auth/grant-facts.ts';
import { mayAct } from '../auth/may-enter.ts';
import { actorOfAccount, OWN_ACCOUNT, type OwnAccount } from '../auth/own-actor.ts';
import { withStanding } from '../auth/standing.ts';
import type { Db } from '../db/tx.ts';
import type { Round } from './round.ts';

/** A person who may be reminded, with the accounts they may act by. */
export interface Person {
  readonly employee_id: number;
  readonly organization_id: number;
  readonly accounts: readonly PersonAccount[];
}

interface PersonAccount extends OwnAccount {
  readonly mailbox: boolean;
  readonly notifications: NotificationSwitches | null;
  /** The account is a deputy at times; its person has a deputy at times. */
  readonly stands_in: boolean;
  readonly has_deputy: boolean;
}

/** A day of a client, and the organizations whose people are at work on it. */
export interface Today extends Pick<Round, 'client_id' | 'day'> {
  readonly organizations: readonly number[];
}

const PAGE = 200;

/** People at work behind an id who were not looked at today, in the order of their ids. */
export const nextPeople = async (
  db: Db,
  { client_id, day, organizations }: Today,
  last: number,
): Promise<Person[]> => {
  const rows = await db.rows<PersonAccount>(
    `with page as (
       select distinct e."id" from "app_user" u join "employee" e on e."id" = u."employee_id"
       where u."client_id" = $1 and e."id" > $3 and e."organization_id" = any($4::bigint[]) and ${mayAct()}
         and not exists (select 1 from "reminder" r where r."employee_id" = e."id" and r."day" = $2)
       order by 1 limit ${PAGE})
     select ${OWN_ACCOUNT}, u."email" <> '' as mailbox, u."preferences" -> 'notifications' as notifications,
       exists (select 1 from "grant" g where g."user_id" = u."id" and g."deputy_id" is not null and not g."disabled") as stands_in,
       exists (select 1 from "grant" g where g."employee_id" = e."id" and g."deputy_id" is not null and not g."disabled") as has_deputy
     from page join "employee" e on e."id" = page."id" join "app_user" u on u."employee_id" = e."id"
       join "client" c on c."id" = u."client_id"
     where u."client_id" = $1 and ${mayAct()} order by e."id", u."id"`,
    [client_id, day, last, organizations],
  );
  return [...Map.groupBy(rows, (row) => row.employee_id)].map(([employee_id, accounts]) => ({
    employee_id,
    organization_id: accounts[0]?.organization_id ?? 0,
    accounts,
  }));
};

/** Deputies who act now for a person (`for`), or those an account acts for as a deputy (`by`), each as the deputy acts. */
export const readDeputies = async (
  db: Db,
  { rules }: Round,
  whose: { readonly for: number } | { readonly by: number },
): Promise<Actor[]> => {
  const [column, id] = 'for' in whose ? ['employee_id', whose.for] : ['user_id', whose.by];
  const rows = await db.rows<OwnAccount & { grant: GrantRow }>(
    `select ${OWN_ACCOUNT}, ${grantFacts()} as grant
     from "grant" g join "app_user" u on u."id" = g."user_id" join "employee" e on e."id" = u."employee_id"
       join "client" c on c."id" = u."client_id" join "employee" o on o."id" = g."employee_id"
     where g."${column}" = $1 and g."deputy_id" is not null and not g."disabled" and ${mayAct()} order by g."id"`,
    [id],
  );
  const acting = await Promise.all(
    rows.map(async ({ grant, ...account }) => {
      const lent = actingBy(await actorOfAccount(account, rules), grant, [], rules.parameters);
      return lent ? [await withStanding(lent, rules)] : [];
    }),
  );
  return acting.flat();
};

/** Reports of some managers who may act, by each of their accounts. */
export const readReports = async (
  db: Db,
  { rules }: Round,
  managerIds: readonly number[],
): Promise<Actor[]> => {
  const rows = await db.rows<OwnAccount>(
    `select ${OWN_ACCOUNT} from "employee" e join "app_user" u on u."employee_id" = e."id" join "client" c on c."id" = u."client_id"
     where e."id" in (select s."employee_id" from "decider" s where s."manager_id" = any($1::bigint[])) and ${mayAct()}
     order by e."id", u."id"`,
    [managerIds],
  );
  return Promise.all(rows.map((account) => actorOfAccount(account, rules)));
};
