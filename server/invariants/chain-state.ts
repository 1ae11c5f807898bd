import { type Actor, holds } from '../../lib/access/actor.ts';
import type { AuditChain, AuditTrouble } from '../../lib/rpc/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { type Db, db } from '../db/tx.ts';

/** More new rows than these are not counted. */
const COUNTED = 10_000;

/** What is known of the client's audit: how long it is, how it is sealed, what the last check said. Refuses: access_denied. */
export const chainState = async (actor: Actor, from: Db = db): Promise<AuditChain> => {
  mayAsk(actor);
  const [[check], [seal]] = await Promise.all([
    from.rows<Check>(CHECK, [actor.client_id]),
    from.rows<Seal>(SEAL),
  ]);
  const newer = await countNewer(from, actor.client_id, check?.rows === null ? undefined : check?.moment);
  return {
    rows: (check?.rows ?? 0) + Math.min(newer, COUNTED),
    rows_exact: newer <= COUNTED,
    sealed: seal ?? null,
    checked: check
      ? {
          moment: check.moment,
          name: check.name,
          name_eng: check.name_eng,
          by_portal: check.user_id === null,
          checked: check.checked,
          broken: troubleOf(check),
        }
      : null,
  };
};

/** The audit is an admin's. Refuses: access_denied. */
export const mayAsk = (actor: Actor): void => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
};

type Check = Row<
  'audit_check',
  'moment' | 'user_id' | 'rows' | 'checked' | 'broken_code' | 'broken_stream' | 'broken_seq'
> & { name: string; name_eng: string };

const CHECK = `select c."moment", c."user_id", c."rows", c."checked", c."broken_code", c."broken_stream", c."broken_seq",
    coalesce(e."name", u."login", '') as name, coalesce(nullif(e."name_eng", ''), e."name", u."login", '') as name_eng
  from "audit_check" c left join "app_user" u on u."id" = c."user_id" left join "employee" e on e."id" = u."employee_id"
  where c."client_id" = $1 order by c."id" desc limit 1`;

type Seal = Row<'audit_seal', 'number' | 'moment'> & { digest: string };

const SEAL = `select "number", "moment", encode(sha256(convert_to("body", 'UTF8')), 'hex') as digest
  from "audit_seal" order by "number" desc limit 1`;

const countNewer = async (from: Db, client_id: number, since: string | undefined): Promise<number> => {
  const [row] = await from.rows<{ rows: number }>(
    `select count(*) as rows from (select 1 from "audit"
       where "client_id" = $1 and ($2::timestamptz is null or "moment" > $2::timestamptz) limit ${COUNTED + 1}) newer`,
    [client_id, since ?? null],
  );
  return row?.rows ?? 0;
};

const troubleOf = ({ broken_code, broken_stream, broken_seq }: Check): AuditTrouble | null =>
  broken_code === null
    ? null
    : { code: broken_code as AuditTrouble['code'], stream: broken_stream ?? '', seq: broken_seq ?? 0 };
