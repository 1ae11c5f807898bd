import type { Locale } from '../../lib/access/actor.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { hasOwnForm } from '../../lib/families/identity.ts';
import { isOfCandidates } from '../../lib/families/kinds.data.ts';
import { addDays, weekday, yearOf } from '../../lib/kernel/day.ts';
import { linkTo } from '../../lib/routes/link.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { newerConsentTexts } from '../support/consent-rows.ts';
import { type Journey, journeysOf, waitsForItsDay } from '../support/family-journeys.ts';
import { readFillIn } from '../support/fill-in.ts';
import { filledDocument } from '../support/filled-document.ts';
import { rpc } from '../support/rpc.ts';
import { IS_WHOLE, languagesOf, sampleOf } from '../support/whole.ts';
import { today } from './support/days.ts';
import { statusOf, verbOf } from './support/family-words.ts';
import { walkTo } from './support/go-to.ts';
import { expectAccessible, settled } from './support/judge-screen.ts';
import { expect, type Person, test } from './support/portal-test.ts';
import { sql } from './support/signing-desk.ts';

// Each family is independent: any worker takes any.
test.describe.configure({ mode: 'parallel' });

/**
 * Families with the common form. Those with a form of their own have a journey elsewhere, and so has a candidate, who
 * is none after it. Tests without a browser prove what families do; here a sample shows that the form does it too.
 */
const WITH_FORM = sampleOf(
  FAMILIES.filter((family) => !hasOwnForm(family) && !family.routes.under && !isOfCandidates(family)),
  4,
);

/** A fortnight of a far year for each document, which nothing else of the demo touches; each language has a year of its own. */
const fortnight = (index: number, locale: Locale): { start_date: string; end_date: string } => {
  const first = `${yearOf(today()) + (locale === 'ru' ? 2 : 3)}-01-01`;
  const start_date = addDays(first, ((8 - weekday(first)) % 7) + 14 * index);
  return { start_date, end_date: addDays(start_date, 13) };
};

const idsOf = async (login: string) => {
  const [row] = await sql(
    `select c."id"::int as client_id, u."employee_id"::int from "app_user" u join "client" c on c."id" = u."client_id"
     where c."code" = 'eg' and u."login" = $1`,
    [login],
  );
  return { client_id: Number(row?.client_id), employee_id: Number(row?.employee_id) };
};

/** A draft as its definition lets it through, written by the author of the first step. */
const begun = async (origin: string, family: Family, journey: Journey, maker: Person, index: number) => {
  const { client_id, employee_id } = await idsOf(journey.owner);
  if (family.object_id === 'pdagreement') await newerConsentTexts(sql, client_id);
  const fill = { ...(await readFillIn(sql, family, client_id)), ...fortnight(index, maker.locale) };
  const record = {
    ...filledDocument(family, fill),
    ...(maker.login === journey.owner ? {} : { employee_id }),
  };
  const answer = await rpc<{ data: { id: number; number: string }[] }>(origin, maker.token, 'table.add', {
    object: family.object_id,
    begin: true,
    data: [record],
  });
  expect(answer.error, `${maker.login} begins ${family.object_id}`).toBeUndefined();
  return answer.result?.data[0]?.id ?? 0;
};

for (const [index, family] of WITH_FORM.entries())
  for (const locale of languagesOf(family.object_id)) {
    const journeys = journeysOf(family);
    const ends = journeys.map(({ steps }) => steps.at(-1)?.next_status_id).join(' and to ');
    test(`${family.object_id} goes from a draft to ${ends} by the right people (${locale})`, async ({
      enter,
      origin,
    }) => {
      const people = new Map<string, Person>();
      const somebody = async (login: string): Promise<Person> => {
        const known = people.get(login) ?? (await enter(login, { locale }));
        people.set(login, known);
        return known;
      };
      const year = Number(fortnight(2 * index, locale).start_date.slice(0, 4));
      const planAgain = family.object_id === 'vacation_schedule' ? await planningOnly(year) : async () => {};
      for (const [which, journey] of journeys.entries()) {
        const [first, ...rest] = journey.steps as readonly [Step, ...Step[]];
        const maker = await somebody(first.business_role);
        const id = await begun(origin, family, journey, maker, 2 * index + which);
        for (const [turn, step] of rest.entries()) {
          const person = await somebody(step.business_role);
          if (waitsForItsDay(family, step.status_id)) await dayHasCome(person, id);
          await test.step(`${person.login}: ${step.next_status_id}`, async () => {
            await showing(person, linkTo(family.routes.form, { id }));
            if (turn === 0 && which === 0)
              await expectAccessible(person.page, family.object_id, {
                locale,
                ...(IS_WHOLE ? {} : { sights: [[390, 'dark']] }),
              });
            await takeStep(person, family, step);
          });
        }
      }
      await planAgain();
    });
  }

/** Opens the planning of `year` alone in the demo company; the answer restores what was open. */
const planningOnly = async (year: number): Promise<() => Promise<void>> => {
  const opened = await sql(
    `update "vacation_schedule_period" set "status" = 'closed' where "status" = 'opened' returning "id"::int, "client_id"::int, "organization_id"::int`,
  );
  const made = await sql(
    `insert into "vacation_schedule_period" ("client_id", "organization_id", "year", "status", "date_from", "date_to")
     select p."client_id", p."organization_id", $2, 'opened', make_date($2, 1, 1), make_date($2, 12, 31)
     from "vacation_schedule_period" p where p."id" = any($1::bigint[]) returning "id"::int`,
    [opened.map(({ id }) => id), year],
  );
  return async () => {
    await sql('delete from "vacation_schedule_period" where "id" = any($1::bigint[])', [
      made.map(({ id }) => id),
    ]);
    await sql(`update "vacation_schedule_period" set "status" = 'opened' where "id" = any($1::bigint[])`, [
      opened.map(({ id }) => id),
    ]);
  };
};

/** Moves the first day of a document into the past, and reloads the page. */
const dayHasCome = async ({ page }: Person, id: number): Promise<void> => {
  await sql('update "document" set "start_date" = current_date - 2 where "id" = $1', [id]);
  await page.reload();
};

/** Opens a document unless the page shows it already: changes by others come by themselves. */
const showing = async ({ page, says }: Person, address: string): Promise<void> => {
  if (new URL(page.url()).pathname === address) return;
  await walkTo(page, address);
  await settled(page, says);
};

const takeStep = async ({ page, says }: Person, { object_id }: Family, step: Step): Promise<void> => {
  const key = `${step.reject ? 'back' : 'onward'}.${step.next_status_id}`;
  const verbs = [key, 'withdraw'].map((each) => verbOf(says, object_id, each));
  const called = new RegExp(`^(${verbs.join('|')})…?$`);
  const actions = page.getByRole('region', { name: says('documents.form.actions') });
  await actions.getByRole('button', { name: called }).last().click();
  const head = page.getByRole('heading', { level: 1 }).locator('..');
  const stands = head.getByText(statusOf(says, object_id, step.next_status_id), { exact: true });
  const asked = page.getByRole('dialog');
  await expect(stands.or(asked)).toBeVisible();
  if (await asked.isVisible()) {
    const reason = asked.getByRole('textbox');
    if (await reason.isVisible()) await reason.fill('Такова причина');
    await asked.getByRole('button', { name: called }).click();
  }
  await expect(stands).toBeVisible();
};
