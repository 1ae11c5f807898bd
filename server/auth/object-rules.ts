import { waitsForAttempts } from '../call/limits.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import type { AfterWrite, RulesByObject } from '../objects/rules.ts';
import { endSessionRows } from './end-session-rows.ts';
import { grantIsSound } from './grant-facts.ts';

/** What its holder has open by a grant does not outlive it. */
const holderIsTold: AfterWrite = async (tx, before, after) => {
  await tellRights(
    tx,
    [before?.user_id, after?.user_id].filter((id) => id !== undefined),
  );
};

export const objectRules: RulesByObject = {
  user: {
    computed: {
      locked: waitsForAttempts('b0'),
      has_factor: `(b0."totp_secret" <> '' or exists (select 1 from "passkey" k where k."user_id" = b0."id"))`,
      last_sign_in: `(select max(s."create_date") from "auth_session" s where s."user_id" = b0."id")`,
      invitation: `case when exists (select 1 from "auth_session" s where s."user_id" = b0."id") then 'came'
        when b0."email" = '' or not exists (select 1 from "employee" e where e."id" = b0."employee_id" and not e."disabled"
          and not e."is_candidate" and (e."dismissal_date" is null or e."dismissal_date" >= "business_day"())) then 'never'
        when not b0."invitable" then 'never'
        when b0."invited_at" is null then 'none'
        when b0."invited_at" > now() - interval '1 hour' or exists (select 1 from "auth_challenge" c
          where c."user_id" = b0."id" and c."kind" = 'restore' and c."used_at" is null and c."expires_at" > now()) then 'sent'
        else 'over' end`,
    },
  },
  session: {
    computed: { live: `(b0."ended_at" is null and b0."expires_at" > now())`, current: 'true' },
    /** A session is not taken away but ended. */
    del: endSessionRows,
  },
  grant: {
    before: [grantIsSound],
    after: [holderIsTold],
    computed: {
      login: `(select a."login" from "app_user" a where a."id" = b0."user_id")`,
      holder_id: `(select a."employee_id" from "app_user" a where a."id" = b0."user_id")`,
    },
  },
  deputy: {
    computed: {
      client_id: `(select o."client_id" from "organization" o where o."id" = b0."organization_id")`,
    },
  },
};
