import { setTimeout as delay } from 'node:timers/promises';
import { cache } from 'react';
import { askDescribed } from '../components/dictionaries/first-dictionary.ts';
import { askFirstForm } from '../components/documents/form/first-form.ts';
import type { InboxDocument } from '../components/documents/home/inbox-order.ts';
import { askFirstList } from '../components/documents/list/first-list.ts';
import { readPreferences } from '../components/documents/list/preferences.ts';
import { askFirstMany } from '../components/documents/many/first-many.ts';
import { askFirstHome } from '../components/home/first-home.ts';
import {
  type Ask,
  type AskFirst,
  type FirstAnswers,
  type KeptCall,
  NO_ANSWERS,
} from '../components/rpc/ask.ts';
import type { BatchAnswer } from '../components/rpc/batch.ts';
import { type FirstBatch, firstBatchOf, firstCallsOf } from '../components/rpc/master.ts';
import { INCOMPLETE_QUERY, MASTER_KEY } from '../components/rpc/master-calls.data.ts';
import { type AnyRow, type Rows, viewKey, viewParams } from '../components/rpc/rows.ts';
import { askFirstTeam } from '../components/team-calendar/first-team.ts';
import type { Actor } from '../lib/access/actor.ts';
import { familyOf } from '../lib/documents/families.ts';
import { type Day, dayInZone } from '../lib/kernel/day.ts';
import { pageDoor } from '../server/api/page-door.ts';
import { readConfig } from '../server/config.ts';
import { entryOf } from './entry-of.ts';
import type { Screen } from './portal/[[...path]]/screens.tsx';
import { type Visit, visit } from './visit.ts';

/**
 * What a page comes with, so that it is readable before any script runs: the server asks the door of every call, as
 * the person behind the cookie. A part of a page that changes brings nothing: the browser has, or asks.
 */
export const firstBatch = cache(async (): Promise<FirstAnswers> => {
  const batch = await inTime(readBatch(), undefined);
  return batch ? { at: Date.now(), answers: [[MASTER_KEY, batch.master], ...batch.lists] } : NO_ANSWERS;
});

/** What a screen draws of more rows than these its browser draws: one page keeps no other waiting. */
const MOST_ROWS = 300;
const rowsIn = (result: unknown): number => (result as { data?: readonly unknown[] }).data?.length ?? 0;

/** A page that would wait longer goes without: its browser asks. */
const PATIENCE_MS = 3_000;
const inTime = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  Promise.race([answer, delay(PATIENCE_MS, otherwise, { ref: false })]);

/** The answers a screen shows at first. */
export const firstAnswers = (here: Visit, screen: Screen): Promise<FirstAnswers> =>
  inTime(readAnswers(here, screen), NO_ANSWERS);

const readAnswers = async (here: Visit, screen: Screen): Promise<FirstAnswers> => {
  const [asker, batch] = [askerOf(here), await readBatch()];
  if (!asker || !batch || !here.session) return NO_ANSWERS;
  const answers: [readonly unknown[], unknown][] = [];
  const keep = async ({ key, method, params, kept }: KeptCall): Promise<unknown> => {
    const result = await asker(method, params);
    if (result !== undefined && rowsIn(result) <= MOST_ROWS)
      answers.push([key, kept ? kept(result) : result]);
    return result;
  };
  const ask: AskFirst = {
    rows: async <Row extends AnyRow>({ object, query }: Ask) => {
      const call = {
        key: viewKey(object, query),
        method: 'view.get',
        params: viewParams(object, query),
      } as const;
      return ((await keep(call)) as Rows<Row> | undefined)?.data ?? [];
    },
    call: async (call) => void (await keep(call)),
  };
  await askScreen(ask, here, here.session.actor, batch, screen);
  return { at: Date.now(), answers };
};

const askScreen = async (
  ask: AskFirst,
  here: Visit,
  { employee_id, roles }: Actor,
  { master: { parameters }, lists }: FirstBatch,
  screen: Screen,
): Promise<void> => {
  switch (screen.key) {
    case 'home':
      return askFirstHome(ask, {
        employee_id,
        isEmployee: roles.includes('employee'),
        isRecruiter: roles.includes('recruiter'),
        waiting: inboxOf(lists),
        parameters,
        today: today(),
      });
    case 'approvals':
    case 'requests-own': {
      const whose = screen.key === 'approvals' ? 'others' : 'own';
      const looking = { whose, employee_id, parameters, kept: screen.kept, inbox: inboxOf(lists) } as const;
      return askFirstMany(ask, looking, addressOf(here));
    }
    case 'document-list': {
      const { mode, route, preferences } = screen;
      const family = familyOf(screen.family);
      if (!family) return;
      const liked = readPreferences(preferences);
      const looking = { family, mode, employee_id, parameters, roles, preferences: liked };
      return askFirstList(ask, looking, route, addressOf(here));
    }
    case 'team-calendar':
      return askFirstTeam(ask, { phone: here.phone, today: today() }, addressOf(here));
    case 'dictionary':
      return ask.call(askDescribed(screen.name));
    case 'document-form': {
      const family = familyOf(screen.family);
      if (family)
        await askFirstForm(ask, family, screen.id ?? null, screen.mode === 'own' ? employee_id : null);
    }
  }
};

const today = (): Day => dayInZone(new Date().toISOString(), readConfig().BUSINESS_TZ);

const addressOf = ({ asked }: Visit): URLSearchParams => new URL(asked, 'http://portal').searchParams;

/** What waits for the person, as the first batch has read it. */
const inboxOf = (lists: FirstBatch['lists']): readonly InboxDocument[] => {
  const inbox = JSON.stringify(viewKey('incomplete', INCOMPLETE_QUERY));
  const [, waiting] = lists.find(([key]) => JSON.stringify(key) === inbox) ?? [];
  return (waiting as Rows<InboxDocument> | undefined)?.data ?? [];
};

/** The first batch, where the page brings it: it is read once for the shell and the screen. */
const readBatch = cache(async (): Promise<FirstBatch | undefined> => {
  const here = await visit();
  const asker = askerOf(here);
  const { roles } = here.session?.profile ?? {};
  if (!asker || !roles) return undefined;
  const calls = firstCallsOf(roles, Date.now());
  const answer = (await asker('batch', { calls })) as { data: readonly BatchAnswer[] } | undefined;
  const batch = firstBatchOf(roles, answer?.data ?? []);
  return answer && 'master' in batch ? batch : undefined;
});

/** Calls as the person who looks at a whole page; the result, undefined for what was refused. */
const askerOf = (here: Visit) => {
  const door = pageDoor();
  const { session, whole, locale } = here;
  if (!door || !session || !whole || session.owes || entryOf(here)) return undefined;
  return async (method: string, params: unknown): Promise<unknown> =>
    ((await door({ ...session.actor, locale }, method, params)) as { result?: unknown }).result;
};
