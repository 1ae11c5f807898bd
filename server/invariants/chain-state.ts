import type { Actor } from '../../lib/access/actor.ts';
import type { AuditChain, AuditTrouble } from '../../lib/rpc/audit.ts';
import type { Row } from '../db/row.ts';
import { type Db, db } from '../db/tx.ts';
import { mayReadAudit } from '../trail/own-card.ts';
import { lengthNow } from './audit-length.ts';

/** What is known of the client's audit: how long it is, how it is sealed, what the last check said. Refuses: access_denied. */
export const chainState = async (actor: Actor, from: Db = db): Promise<AuditChain> => {
  mayReadAudit(actor);
  const [[check], [seal]] = await Promise.all([
    from.rows<Check>(CHECK, [actor.client_id]),
    from.rows<Seal>(SEAL),
  ]);
  return {
    ...(await lengthNow(from, actor.client_id, check)),
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

const troubleOf = ({ broken_code, broken_stream, broken_seq }: Check): AuditTrouble | null =>
  broken_code === null
    ? null
    : { code: broken_code as AuditTrouble['code'], stream: broken_stream ?? '', seq: broken_seq ?? 0 };
