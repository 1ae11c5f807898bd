import { createHash } from 'node:crypto';
import type { Actor, Locale } from '../../../lib/access/actor.ts';
import { reachesNobody, teamReach } from '../../../lib/access/team-reach.ts';
import { type FeedKind, isFeedToken } from '../../../lib/calendar/feed.ts';
import { identityOf } from '../../../lib/families/identities.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { shortName } from '../../../lib/i18n/person-name.ts';
import { addMonths, type Day, dayInZone } from '../../../lib/kernel/day.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import type { TeamCalendarInput } from '../../../lib/rpc/team-calendar.ts';
import { feedEvents } from '../../../lib/team-calendar/feed/feed-events.ts';
import { icsOf } from '../../../lib/team-calendar/feed/ics.ts';
import { mayAct } from '../../auth/may-enter.ts';
import { actorOfAccount, OWN_ACCOUNT, type OwnAccount } from '../../auth/own-actor.ts';
import { tokenHash } from '../../auth/tokens.ts';
import { readRules } from '../../client/rules.ts';
import { readConfig } from '../../config.ts';
import { db } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import { clientSegment } from '../../mail/client-segment.ts';
import { readTeam } from '../team/read-team.ts';

/** Months before and after today that a feed shows: older and later days are of no use in a calendar. */
const BEFORE_MONTHS = 3;
const AFTER_MONTHS = 15;
const AGAIN_H = 4;
/** People of one calendar. */
const TEAM_MAX = 2_000;

/** A holder as they would call by themselves now, with the language they read. */
interface Holder {
  readonly feed_id: number;
  readonly kind: FeedKind;
  readonly actor: Actor;
  readonly locale: Locale;
}

/**
 * The holder of an open address: asked at each reading, so that a blocked, dismissed or closed account shows nothing
 * any more. Undefined alike for an address that has ended, one of such an account and an unknown one.
 */
export const holderOf = async (token: string): Promise<Holder | undefined> => {
  const [row] = await db.rows<OwnAccount & { feed_id: number; kind: FeedKind; language: Locale }>(
    `select f."id" as feed_id, f."kind", u."language", ${OWN_ACCOUNT}
     from "calendar_feed" f join "app_user" u on u."id" = f."user_id" join "employee" e on e."id" = u."employee_id"
       join "client" c on c."id" = u."client_id"
     where f."token_hash" = $1 and f."revoked_at" is null and ${mayAct()}`,
    [tokenHash(isFeedToken(token) ? token : '')],
  );
  if (!row) return undefined;
  const actor = await actorOfAccount(row, await readRules(db, row.client_id));
  const reach = teamReach(actor, { colleagues: true });
  if (!reach || reachesNobody(reach)) return undefined;
  return { feed_id: row.feed_id, kind: row.kind, actor, locale: row.language === 'en' ? 'en' : 'ru' };
};

/** The days that the holder may see now, as a calendar program reads them. */
export const servedFeed = async ({ feed_id, kind, actor, locale }: Holder, made: string): Promise<string> => {
  const { BUSINESS_TZ } = readConfig();
  const today = dayInZone(made, BUSINESS_TZ);
  const { words } = await readRules(db, actor.client_id);
  const { people, absences } = await readTeam(actor, asked(kind, today));
  const say = (key: string, values?: Record<string, string>) => sentence(locale, key, values, words);
  const client = clientSegment(actor);
  await noteUse(feed_id);
  return icsOf({
    name: say(`team.feed.${kind}`),
    made,
    againH: AGAIN_H,
    events: feedEvents(kind, people, absences, {
      timeZone: BUSINESS_TZ,
      what: (each, pending) => say(`documents.away.bar.${each}`, { pending: String(pending) }),
      name: (person) => shortName(localised(person, 'name', locale)),
      uid: (of) => `${hidden(`${feed_id}|${of}`)}@${new URL(readConfig().APP_ORIGIN).hostname}`,
      url: ({ id, object_id }) => {
        const form = identityOf(object_id)?.routes.form;
        return form === undefined ? undefined : readConfig().APP_ORIGIN + linkTo(form, { id }, { client });
      },
    }),
  });
};

const asked = (kind: FeedKind, today: Day): TeamCalendarInput => ({
  first: addMonths(today, -BEFORE_MONTHS),
  last: addMonths(today, AFTER_MONTHS),
  whose: kind === 'own' ? 'self' : 'team',
  organizations: [],
  departments: [],
  locations: [],
  name: '',
  kinds: [],
  away: true,
  offset: 0,
  size: TEAM_MAX,
});

const hidden = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** To the hour: more would be a write for every reading. */
const noteUse = (id: number): Promise<unknown> =>
  db.rows(
    `update "calendar_feed" set "last_used" = now() where "id" = $1 and ("last_used" is null or "last_used" < now() - interval '1 hour')`,
    [id],
  );
