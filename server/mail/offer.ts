import { localised } from '../../lib/i18n/localised.ts';
import { db } from '../db/tx.ts';
import type { Reader } from './reader.ts';

interface Offer {
  readonly post: string;
  readonly post_eng: string;
  readonly company: string;
  readonly company_eng: string;
  readonly recruiter: string;
  readonly recruiter_eng: string;
}

/**
 * What an invitation to be hired says: the company, the post and who invites; undefined for a person who is not being
 * hired.
 */
export const readOffer = async ({
  user_id,
  language,
}: Reader): Promise<Readonly<Record<string, string>> | undefined> => {
  const [offer] = await db.rows<Offer>(FIRST_DOCUMENT, [user_id]);
  return (
    offer && {
      vacancy: localised(offer, 'post', language),
      company: localised(offer, 'company', language),
      recruiter: localised(offer, 'recruiter', language),
      with_recruiter: offer.recruiter === '' ? 'no' : 'yes',
    }
  );
};

/** The first document of a candidate is that of their hiring. */
const FIRST_DOCUMENT = `
  select d."title" as post, d."title_eng" as post_eng, o."name" as company, o."name_eng" as company_eng,
    coalesce(c."name", '') as recruiter, coalesce(c."name_eng", '') as recruiter_eng
  from "app_user" u join "document" d on d."employee_id" = u."employee_id"
    join "organization" o on o."id" = d."organization_id"
    left join "employee" c on c."id" = d."creator_id"
  where u."id" = $1 order by d."id" limit 1`;
