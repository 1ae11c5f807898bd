import type { Actor } from '../../lib/access/actor.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import type { Succession } from '../../lib/users/dismissal.ts';
import type { LentOfLeaver } from '../auth/lent-of-leaver.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { tell } from '../notifications/tell.ts';
import type { LeaverRow } from './leaver.ts';

interface Entered {
  readonly leaver: LeaverRow;
  readonly date: Day;
  readonly successions: readonly Succession[];
  readonly lent: readonly LentOfLeaver[];
}

/**
 * Tells the leaver of the day, each new manager of the people who come to them, and each person whose deputy the leaver
 * is. The next deciders hear of documents once they get them.
 */
export const tellOfDismissal = async (
  tx: Tx,
  actor: Actor,
  { leaver, date, successions, lent }: Entered,
): Promise<void> => {
  const one = (recipient: number, code: string, route: string, count = 0) =>
    tell(
      tx,
      actor.client_id,
      [{ recipient, organization_id: leaver.organization_id, author_id: actor.user_id }],
      {
        say: (locale, own) =>
          sentence(
            locale,
            `notifications.${code}`,
            {
              name: shortName((locale === 'en' && leaver.name_eng) || leaver.name),
              day: formatDay(date, locale),
              count,
            },
            own,
          ),
        route,
      },
    );
  await one(leaver.id, 'dismissal_entered', pathOf('home'));
  for (const [manager, people] of Map.groupBy(successions, ({ manager_id }) => manager_id))
    await one(manager, 'dismissal_reports', pathOf('approvals'), people.length);
  const principals = lent.filter(({ kind, of_leaver }) => kind === 'deputy' && !of_leaver);
  for (const id of new Set(principals.map(({ employee_id }) => employee_id)))
    await one(id, 'dismissal_deputy', pathOf('ugrants'));
};

/** Tells the leaver that they stay. */
export const tellOfReturn = (tx: Tx, actor: Actor, { id, organization_id }: LeaverRow): Promise<unknown> =>
  tell(tx, actor.client_id, [{ recipient: id, organization_id, author_id: actor.user_id }], {
    say: (locale, own) => sentence(locale, 'notifications.dismissal_taken_back', {}, own),
    route: pathOf('home'),
  });

const pathOf = (route: string): string => `/${routeNamed(route)?.path ?? ''}`;
