import type { Client } from 'pg';
import { calendarOf } from '../../lib/calendar/calendar.ts';
import { absence } from '../../lib/documents/families/absence/index.ts';
import { btrip } from '../../lib/documents/families/btrip/index.ts';
import { expense } from '../../lib/documents/families/expense/index.ts';
import { homeoffice } from '../../lib/documents/families/homeoffice/index.ts';
import { internalMemo } from '../../lib/documents/families/internalmemo/index.ts';
import { materialassistance } from '../../lib/documents/families/materialassistance/index.ts';
import { overtime } from '../../lib/documents/families/overtime/index.ts';
import { pdagreement } from '../../lib/documents/families/pdagreement/index.ts';
import { recruitment } from '../../lib/documents/families/recruitment/index.ts';
import { request } from '../../lib/documents/families/request/index.ts';
import { sickleave } from '../../lib/documents/families/sickleave/index.ts';
import { statement } from '../../lib/documents/families/statement/index.ts';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import { vacationCorrection } from '../../lib/documents/families/vacation-correction/index.ts';
import { vacationSchedule } from '../../lib/documents/families/vacation-schedule/index.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { FileStore } from '../../server/store/file-store.ts';
import { clockOf } from './demo/clock.ts';
import { entriesOf } from './demo/entries.ts';
import { leaveMatter } from './demo/leave-matter.ts';
import type { Matter } from './demo/matter.ts';
import { ACME, VASILEK } from './demo/neighbours.data.ts';
import { type Deputy, papersOf } from './demo/papers.ts';
import { planAbsences } from './demo/plan-absences.ts';
import { planAssistance } from './demo/plan-assistance.ts';
import { planConsents, seedConsentTexts } from './demo/plan-consents.ts';
import { followCorrections, planCorrections } from './demo/plan-corrections.ts';
import { planExpenses } from './demo/plan-expenses.ts';
import { planHiring } from './demo/plan-hiring.ts';
import { planHomeDays, seedSeats } from './demo/plan-home-days.ts';
import { planLeaves } from './demo/plan-leaves.ts';
import { planMemos } from './demo/plan-memos.ts';
import { planOvertime, seedWorkedHours } from './demo/plan-overtime.ts';
import { planRequests } from './demo/plan-requests.ts';
import { seedSchedule } from './demo/plan-schedule.ts';
import { linkSickLeaves, planSickLeaves } from './demo/plan-sick-leaves.ts';
import { planStatements } from './demo/plan-statements.ts';
import { planTrips } from './demo/plan-trips.ts';
import { ROMASHKA } from './demo/romashka.data.ts';
import { seedEarnedLeave, seedEarnedMonths, seedReturnedDays } from './demo/seed-earned-leave.ts';
import { seedGrant, seedParameterOverrides, seedSavedView, seedTexts } from './demo/seed-extras.ts';
import { seedMessages } from './demo/seed-messages.ts';
import { type Person, seedCompany } from './demo/seed-people.ts';
import { seedPolicies } from './demo/seed-policies.ts';
import { seedPerDiemAbroad, seedRates } from './demo/seed-rates.ts';
import { seedReadMarks } from './demo/seed-read-marks.ts';
import { seedReports } from './demo/seed-reports.ts';
import { seedTimesheets } from './demo/seed-timesheets.ts';
import { storePapers } from './demo/store-papers.ts';
import { storeRequestPapers } from './demo/store-request-papers.ts';
import { CALENDAR } from './dictionaries/calendar.data.ts';
import { seedForms } from './forms/seed-forms.ts';
import { seedClientDictionaries, seedLawLimits } from './seed-dictionaries.ts';
import { clientId, inSeedSession } from './session.ts';

/**
 * Makes the demo: the client `eg` with «Ромашка» and «Василёк», and the client `acme`, told from `now` (milliseconds).
 * A client that has an organization already is left exactly as people have made it. All of it or nothing; receipts of its
 * reports come into `store`.
 */
export const seedDemo = (
  url: string,
  store: FileStore,
  now: number = Date.now(),
): Promise<{ made: boolean }> =>
  inSeedSession(url, async (client) => {
    const clock = clockOf(now, calendarOf(CALENDAR));
    const eg = await newClient(client, {
      code: 'eg',
      name: 'Ромашка и Василёк',
      name_eng: 'Romashka and Vasilek',
    });
    if (eg !== undefined) {
      const romashka = await seedCompany(client, eg, ROMASHKA, clock.today);
      const vasilek = await seedCompany(client, eg, VASILEK, clock.today);
      await seedEarnedLeave(client, eg, vasilek, clock);
      const deputy = await seedGrant(client, romashka, clock.today);
      await seedTexts(client, eg);
      await seedPolicies(client, eg);
      await seedForms(client, store, eg, formsKeeper(romashka));
      await seedReports(client, eg);
      await seedRates(client, eg, clock);
      await seedPerDiemAbroad(client, eg);
      await seedSavedView(client, romashka, clock.today);
      await seedWork(client, store, [...romashka, ...vasilek], deputy, clock);
      await seedEarnedMonths(client, vasilek, clock);
      await seedTimesheets(client, romashka, clock);
    }
    const acme = await newClient(client, { code: 'acme', name: 'Акме', name_eng: 'Acme' });
    if (acme !== undefined) {
      await seedTexts(client, acme);
      await seedRates(client, acme, clock);
      await seedWork(client, store, await seedCompany(client, acme, ACME, clock.today), undefined, clock);
    }
    return { made: eg !== undefined || acme !== undefined };
  });

/** The account of hr, who brings the printed forms. */
const formsKeeper = (staff: readonly Person[]): number => {
  const keeper = staff.find(({ login }) => login === 'hr');
  if (!keeper) throw new Error('The demo company has nobody with the login hr.');
  return keeper.user_id;
};

/** The id of a client that has nothing yet, its dictionaries filled; undefined for one that people already use. */
const newClient = async (
  client: Client,
  row: { code: string; name: string; name_eng: string },
): Promise<number | undefined> => {
  const id = await clientId(client, row);
  const { rowCount } = await client.query('select 1 from "organization" where "client_id" = $1 limit 1', [
    id,
  ]);
  const isNew = rowCount === 0;
  if (isNew) await seedParameterOverrides(client, id);
  await seedClientDictionaries(client, id);
  if (isNew) await seedLawLimits(client, id);
  return isNew ? id : undefined;
};

const seedWork = async (
  client: Client,
  store: FileStore,
  staff: readonly Person[],
  deputy: Deputy | undefined,
  clock: ReturnType<typeof clockOf>,
) => {
  const [first] = staff;
  if (!first) return;
  const idOf = await entriesOf(client, first.client_id);
  const leaves = planLeaves(staff, clock);
  const stored = (family: Family, matters: readonly Matter[]) =>
    storePapers(client, store, family, papersOf(matters, staff, deputy, clock), clock);
  const vacations = await stored(vacation, leaves.map(leaveMatter));
  const corrections = await stored(vacationCorrection, planCorrections(staff, vacations, clock));
  await followCorrections(client, first.client_id);
  const statements = await stored(statement, planStatements(staff, idOf));
  const trips = await stored(btrip, planTrips(staff, leaves, idOf, clock));
  const expenses = await stored(expense, planExpenses(staff, trips, idOf));
  const hirings = await stored(recruitment, planHiring(staff));
  const sickLeaves = await stored(
    sickleave,
    planSickLeaves(staff, [...vacations, ...corrections, ...trips], clock),
  );
  await linkSickLeaves(client, first.client_id);
  await seedReturnedDays(client, staff, [vacations, sickLeaves], clock);
  const absences = await stored(
    absence,
    planAbsences(staff, [...vacations, ...corrections, ...trips, ...sickLeaves], clock),
  );
  const worked = await stored(
    overtime,
    planOvertime(staff, [...vacations, ...corrections, ...trips, ...sickLeaves, ...absences], clock),
  );
  await seedWorkedHours(client, first.client_id);
  const assistance = await stored(materialassistance, planAssistance(staff, idOf));
  await seedConsentTexts(client, first.client_id);
  const consents = await stored(pdagreement, planConsents(staff));
  await seedSeats(client, staff);
  const homeDays = await stored(
    homeoffice,
    planHomeDays(staff, [...vacations, ...corrections, ...trips, ...sickLeaves, ...absences], clock),
  );
  const memos = await stored(internalMemo, planMemos(staff));
  await seedReadMarks(client, memos, staff);
  const requests = await stored(request, planRequests(staff, idOf));
  await storeRequestPapers(client, store, requests);
  const schedule = await seedSchedule(client, staff, clock, leaves, (matters) =>
    stored(vacationSchedule, matters),
  );
  await seedMessages(
    client,
    [
      ...[vacations, statements, trips, expenses, hirings],
      ...[
        corrections,
        sickLeaves,
        absences,
        worked,
        assistance,
        consents,
        homeDays,
        memos,
        requests,
        schedule,
      ],
    ].flat(),
    staff,
    clock,
  );
};
