import type { Client } from 'pg';
import { calendarOf } from '../../lib/calendar/calendar.ts';
import { btrip } from '../../lib/documents/families/btrip/index.ts';
import { statement } from '../../lib/documents/families/statement/index.ts';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import type { Family } from '../../lib/documents/family.ts';
import { clockOf } from './demo/clock.ts';
import { entriesOf } from './demo/entries.ts';
import { leaveMatter } from './demo/leave-matter.ts';
import type { Matter } from './demo/matter.ts';
import { ACME, VASILEK } from './demo/neighbours.data.ts';
import { type Deputy, papersOf } from './demo/papers.ts';
import { planLeaves } from './demo/plan-leaves.ts';
import { planStatements } from './demo/plan-statements.ts';
import { planTrips } from './demo/plan-trips.ts';
import { ROMASHKA } from './demo/romashka.data.ts';
import { seedGrant, seedParameterOverrides, seedSavedView, seedTexts } from './demo/seed-extras.ts';
import { seedMessages } from './demo/seed-messages.ts';
import { type Person, seedCompany } from './demo/seed-people.ts';
import { seedPolicies } from './demo/seed-policies.ts';
import { seedPerDiemAbroad, seedRates } from './demo/seed-rates.ts';
import { storePapers } from './demo/store-papers.ts';
import type { StoredPaper } from './demo/stored-paper.ts';
import { CALENDAR } from './dictionaries/calendar.data.ts';
import { seedClientDictionaries } from './seed-dictionaries.ts';
import { clientId, inSeedSession } from './session.ts';

/**
 * Makes the demo: the client `eg` with «Ромашка» and «Василёк», and the client `acme`, told from `now` (milliseconds).
 * A client that has an organization already is left exactly as people have made it. All of it or nothing.
 */
export const seedDemo = (url: string, now: number = Date.now()): Promise<{ made: boolean }> =>
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
      const deputy = await seedGrant(client, romashka, clock.today);
      await seedTexts(client, eg);
      await seedPolicies(client, eg);
      await seedRates(client, eg, clock);
      await seedPerDiemAbroad(client, eg);
      await seedSavedView(client, romashka, clock.today);
      await seedWork(client, [...romashka, ...vasilek], deputy, clock);
    }
    const acme = await newClient(client, { code: 'acme', name: 'Акме', name_eng: 'Acme' });
    if (acme !== undefined) {
      await seedTexts(client, acme);
      await seedRates(client, acme, clock);
      await seedWork(client, await seedCompany(client, acme, ACME, clock.today), undefined, clock);
    }
    return { made: eg !== undefined || acme !== undefined };
  });

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
  return isNew ? id : undefined;
};

const seedWork = async (
  client: Client,
  staff: readonly Person[],
  deputy: Deputy | undefined,
  clock: ReturnType<typeof clockOf>,
) => {
  const [first] = staff;
  if (!first) return;
  const idOf = await entriesOf(client, first.client_id);
  const leaves = planLeaves(staff, clock);
  const planned: readonly [Family, readonly Matter[]][] = [
    [vacation, leaves.map(leaveMatter)],
    [statement, planStatements(staff, idOf)],
    [btrip, planTrips(staff, leaves, idOf, clock)],
  ];
  const stored: StoredPaper[] = [];
  for (const [family, matters] of planned)
    stored.push(...(await storePapers(client, family, papersOf(matters, staff, deputy, clock), clock)));
  await seedMessages(client, stored, clock);
};
