import type { Party, SignatureType } from '../../../lib/kernel/signature-level.ts';
import { isOfCompany } from '../../../lib/signing/company-number.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { refusal } from '../../call/call-error.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import type { Db, Tx } from '../../db/tx.ts';

/** The signer and the party, as an intent has them. */
interface Signs {
  readonly document_id: number;
  readonly employee_id: number;
  readonly party: Party;
  readonly type: SignatureType | 'none';
  readonly company_behalf: boolean;
}

/**
 * The power of attorney a qualified signature of the employer rests on: none is needed when the certificate is the
 * company's own; else the signer's, in force today, for the organization of the document (63-FZ, article 17.2). Refuses
 * power_of_attorney_missing to a signer in the company's name without one.
 */
export const powerOfAttorneyOf = async (db: Db, intent: Signs, report: Report): Promise<number | null> => {
  if (intent.party !== 'employer' || intent.type !== '3') return null;
  const [company] = await db.rows<Row<'organization', 'ogrn' | 'inn'> & { power_id: number | null }>(
    `select o."ogrn", o."inn",
       (select p."id" from "power_of_attorney" p
        where p."employee_id" = $2 and p."organization_id" = o."id" and not p."disabled"
          and (now() at time zone $3)::date between p."valid_from" and p."valid_to"
        order by p."valid_to" desc, p."id" desc limit 1) as power_id
     from "document" d join "organization" o on o."id" = d."organization_id" where d."id" = $1`,
    [intent.document_id, intent.employee_id, readConfig().BUSINESS_TZ],
  );
  if (!company) throw refusal('not_found');
  if (isOfCompany(report.signer?.subject ?? {}, company)) return null;
  if (company.power_id === null && intent.company_behalf) throw refusal('power_of_attorney_missing');
  return company.power_id;
};

/**
 * Locks the power of attorney a signature rests on until the signature is written, so that switching it off or
 * deleting it happens before or after. Refuses: power_of_attorney_missing.
 */
export const powerMustHold = async (tx: Tx, id: number | null): Promise<void> => {
  if (id === null) return;
  const held = await tx.rows(
    'select 1 from "power_of_attorney" where "id" = $1 and not "disabled" for share',
    [id],
  );
  if (held.length === 0) throw refusal('power_of_attorney_missing');
};
