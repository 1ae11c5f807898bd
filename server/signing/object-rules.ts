import type { RulesByObject } from '../objects/rules.ts';
import { trustIsSound } from './certificates/trust-rules.ts';
import { policiesKeepTheLaw, policyIsSound } from './policy/policy-rules.ts';
import { numbersAreReal, powerIsSound } from './power-of-attorney/power-rules.ts';

/** The employee who ordered a key. */
const ASKED = `from "app_user" u left join "employee" e on e."id" = u."employee_id" where u."id" = b0."asked_by"`;

/** A moment of the newest list of an authority. */
const ofList = (table: 'trusted_crl' | 'trusted_delta', column: 'this_update' | 'next_update'): string =>
  `(select l."${column}" from "${table}" l where l."certificate_id" = b0."id")`;

export const objectRules: RulesByObject = {
  signature: {
    computed: { verdict: `(b0."report" ->> 'verdict')`, code: `(b0."report" ->> 'code')` },
  },
  signature_policy: { before: [policyIsSound], after: [policiesKeepTheLaw] },
  document_type: { after: [policiesKeepTheLaw] },
  power_of_attorney: {
    before: [powerIsSound],
    computed: {
      xml: `encode(b0."xml", 'base64')`,
      xml_signature: `encode(b0."xml_signature", 'base64')`,
    },
  },
  organization: { before: [numbersAreReal] },
  certificate: {
    computed: {
      certificate_id: 'b0."id"',
      text: `replace(encode(b0."der", 'base64'), chr(10), '')`,
    },
  },
  key_order: {
    computed: {
      asked_name: `coalesce((select coalesce(e."name", u."login") ${ASKED}), '')`,
      asked_name_eng: `coalesce((select coalesce(nullif(e."name_eng", ''), e."name", u."login") ${ASKED}), '')`,
      state: `case when b0."used_at" is not null then 'used' when b0."granted" = false then 'refused'
        when b0."expires_at" <= now() then 'over' when b0."granted" then 'granted' else 'asked' end`,
    },
  },
  trusted_certificate: {
    before: [trustIsSound],
    computed: {
      crl_this_update: ofList('trusted_crl', 'this_update'),
      crl_next_update: ofList('trusted_crl', 'next_update'),
      delta_this_update: ofList('trusted_delta', 'this_update'),
      delta_next_update: ofList('trusted_delta', 'next_update'),
    },
  },
  user: {
    computed: {
      has_key: `exists (select 1 from "certificate" c join "signing_key" k on k."certificate_id" = c."id" where c."employee_id" = b0."employee_id" and not c."disabled" and c."revoked_at" is null and c."expiration_date" > now())`,
    },
  },
};
