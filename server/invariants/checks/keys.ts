import { found } from '../found.ts';
import type { Invariant } from '../invariant.ts';

const secondKey = found(
  'I12',
  `select "employee_id", count(*) as keys from "certificate"
   where "type" = '2' and not "disabled" and "revoked_at" is null group by 1 having count(*) > 1`,
  (row) => `employee ${row.employee_id} has ${row.keys} signing keys`,
);

const keyOfRevoked = found(
  'I12',
  `select c."id" from "certificate" c join "signing_key" k on k."certificate_id" = c."id"
   where c."disabled" or c."revoked_at" is not null or c."type" <> '2'`,
  (row) => `certificate ${row.id} is out of use and still has its key`,
);

const missingInList = found(
  'I12',
  `select c."id" from "certificate" c where c."type" = '2' and c."revoked_at" is not null and c."expiration_date" > now()
     and not exists (select 1 from "portal_crl" l where l."this_update" > c."revoked_at" - interval '1 hour')`,
  (row) => `certificate ${row.id} is revoked and no list was made since`,
);

const grantedAlone = found(
  'I12',
  `select o."id" from "key_order" o where o."granted"
     and (o."decided_by" = o."asked_by" or exists (select 1 from "app_user" u
       where u."id" = o."decided_by" and u."employee_id" = o."employee_id"))
   union all select o."id" from "key_order" o where o."used_at" is not null and o."granted" is not true`,
  (row) => `order ${row.id} of a key was not granted by another`,
);

/** A person has one key, a revoked certificate none, and no person grants their own. */
export const I12: Invariant = async function* (question) {
  for (const part of [secondKey, keyOfRevoked, missingInList, grantedAlone]) yield* part(question);
};
