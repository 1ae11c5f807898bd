import type { Client } from 'pg';
import { ELEMENT_DICTIONARIES } from '../../lib/objects/elements.data.ts';
import { LAW_LIMITS } from '../../lib/overtime/law-limits.data.ts';
import { ROUTES } from '../../lib/routes/table.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { type PrismaClient, prismaWithin } from '../../server/db/prisma-within.ts';
import { CALENDAR } from './dictionaries/calendar.data.ts';
import { CITIES } from './dictionaries/cities.data.ts';
import COUNTRIES from './dictionaries/countries.json' with { type: 'json' };
import CURRENCIES from './dictionaries/currencies.json' with { type: 'json' };
import { DISMISSAL_REASONS } from './dictionaries/dismissal-reasons.data.ts';
import { DOCUMENT_TYPES } from './dictionaries/document-types.data.ts';
import { ELEMENTS } from './dictionaries/elements.data.ts';
import { EXPENSE_GOALS, EXPENSE_TYPES, WITHOUT_RECEIPT } from './dictionaries/expenses.data.ts';
import { PER_DIEM_NORMS } from './dictionaries/per-diem.data.ts';
import { REQUEST_TYPES } from './dictionaries/request-types.data.ts';
import { STATUS_NAMES } from './dictionaries/statuses.data.ts';
import { WORKFLOW_STEPS } from './dictionaries/workflow-steps.ts';
import { inSeedSession } from './session.ts';

/**
 * Fills the dictionaries of every client that exists (AMB-071). Safe at each start: a dictionary is filled only where
 * it is empty, so what an administrator changed stays changed and what they deleted stays deleted.
 */
export const seedDictionaries = (url: string): Promise<void> =>
  inSeedSession(url, async (client) => {
    const prisma = prismaWithin(client);
    await seedStatuses(prisma);
    for (const { id } of await prisma.client.findMany({ orderBy: { id: 'asc' } }))
      await seedDictionariesOf(prisma, id);
  });

/** The dictionaries of one client, inside the caller's transaction. Statuses are shared by all clients. */
export const seedClientDictionaries = async (client: Client, client_id: number): Promise<void> => {
  const prisma = prismaWithin(client);
  await seedStatuses(prisma);
  await seedDictionariesOf(prisma, BigInt(client_id));
};

const seedDictionariesOf = async (prisma: PrismaClient, client_id: bigint): Promise<void> => {
  await seedParameters(prisma, client_id);
  await seedWorkflow(prisma, client_id);
  await seedDocumentTypes(prisma, client_id);
  await seedRequestTypes(prisma, client_id);
  await seedExpenseTypes(prisma, client_id);
  await seedNamed(prisma.expense_goal, client_id, EXPENSE_GOALS);
  await seedNamed(prisma.dismissal_reason, client_id, DISMISSAL_REASONS);
  await seedElements(prisma, client_id);
  await seedNamed(prisma.country, client_id, byCode(COUNTRIES));
  await seedNamed(prisma.currency, client_id, byCode(CURRENCIES));
  await seedCities(prisma, client_id);
  await seedPerDiem(prisma, client_id);
  await seedScreensets(prisma, client_id);
  await seedCalendar(prisma, client_id);
};

/** The place of an entry in its order: there is room for others between two. */
const sortOf = (index: number): number => (index + 1) * 10;

const seedStatuses = async ({ status }: PrismaClient): Promise<void> => {
  const data = STATUS_NAMES.map(([id, name, name_eng], index) => ({
    id,
    name,
    name_eng,
    sort: sortOf(index),
  }));
  await status.createMany({ data, skipDuplicates: true });
};

const seedParameters = async ({ parameter }: PrismaClient, client_id: bigint): Promise<void> => {
  const data = Object.entries(PARAMETERS).map(([code, { default: value }]) => ({ client_id, code, value }));
  await parameter.createMany({ data, skipDuplicates: true });
};

/** The way of an object is one thing: it is filled as a whole, or left as the administrator has it. */
const seedWorkflow = async ({ workflow }: PrismaClient, client_id: bigint): Promise<void> => {
  const filled = await workflow.groupBy({ by: 'object_id', where: { client_id } });
  const steps = WORKFLOW_STEPS.filter(
    (step) => !filled.some(({ object_id }) => object_id === step.object_id),
  );
  await workflow.createMany({
    data: steps.map((step) => ({ client_id, ...step })),
  });
};

const seedDocumentTypes = async ({ document_type }: PrismaClient, client_id: bigint): Promise<void> => {
  const filled = await document_type.groupBy({ by: 'object_id', where: { client_id } });
  const data = Object.entries(DOCUMENT_TYPES)
    .filter(([object_id]) => !filled.some((each) => each.object_id === object_id))
    .flatMap(([object_id, types]) =>
      types.map(([code, name, name_eng, detail = {}], index) => ({
        client_id,
        object_id,
        code,
        name,
        name_eng,
        detail: { ...detail },
        sort: sortOf(index),
      })),
    );
  await document_type.createMany({ data });
};

/** Each dictionary of elements is filled by itself, where it is empty. */
const seedElements = async ({ dictionary_element }: PrismaClient, client_id: bigint): Promise<void> => {
  const filled = await dictionary_element.groupBy({ by: 'dictionary_code', where: { client_id } });
  const data = ELEMENT_DICTIONARIES.filter(
    ({ code }) => !filled.some(({ dictionary_code }) => dictionary_code === code),
  ).flatMap(({ code: dictionary_code, object_id }) =>
    ELEMENTS[dictionary_code].map(({ detail = {}, ...element }, index) => ({
      client_id,
      dictionary_object_id: object_id,
      dictionary_code,
      ...element,
      detail: { ...detail },
      sort: sortOf(index),
    })),
  );
  await dictionary_element.createMany({ data });
};

type Named = readonly [code: string, name: string, name_eng: string];

const byCode = (table: Readonly<Record<string, readonly string[]>>): readonly Named[] =>
  Object.entries(table).map(([code, [name = '', name_eng = '']]) => [code, name, name_eng]);

/** A dictionary whose entries are a code with a name in both languages. */
interface NamedTable {
  count(asked: { where: { client_id: bigint } }): PromiseLike<number>;
  createMany(asked: {
    data: { client_id: bigint; code: string; name: string; name_eng: string; sort: number }[];
  }): PromiseLike<unknown>;
}

const seedNamed = async (table: NamedTable, client_id: bigint, entries: readonly Named[]): Promise<void> => {
  if ((await table.count({ where: { client_id } })) > 0) return;
  await table.createMany({
    data: entries.map(([code, name, name_eng], index) => ({
      client_id,
      code,
      name,
      name_eng,
      sort: sortOf(index),
    })),
  });
};

const seedRequestTypes = async ({ request_type }: PrismaClient, client_id: bigint): Promise<void> => {
  if ((await request_type.count({ where: { client_id } })) > 0) return;
  await request_type.createMany({
    data: REQUEST_TYPES.map((each, index) => ({ ...each, client_id, sort: sortOf(index) })),
  });
};

const seedExpenseTypes = async ({ expense_type }: PrismaClient, client_id: bigint): Promise<void> => {
  if ((await expense_type.count({ where: { client_id } })) > 0) return;
  await expense_type.createMany({
    data: EXPENSE_TYPES.map(([code, name, name_eng], index) => ({
      client_id,
      code,
      name,
      name_eng,
      receipt: !WITHOUT_RECEIPT.includes(code),
      sort: sortOf(index),
    })),
  });
};

/** Cities of the countries there are: an administrator may have deleted some. */
const seedCities = async ({ city, country }: PrismaClient, client_id: bigint): Promise<void> => {
  if ((await city.count({ where: { client_id } })) > 0) return;
  const countries = await country.findMany({ where: { client_id }, select: { code: true } });
  const codes = new Set(countries.map(({ code }) => code));
  await city.createMany({
    data: CITIES.filter(({ country_code }) => codes.has(country_code)).map((each, index) => ({
      ...each,
      client_id,
      sort: sortOf(index),
    })),
  });
};

/**
 * The limits of overtime by the law for a client that has none. A company takes them in its set-up, so only seeded
 * companies get them here (AMB-116: a fresh installation has no check).
 */
export const seedLawLimits = async (client: Client, client_id: number): Promise<void> => {
  const { overtime_limit } = prismaWithin(client);
  if ((await overtime_limit.count({ where: { client_id } })) > 0) return;
  const { date_from, ...limits } = LAW_LIMITS;
  await overtime_limit.create({
    data: { client_id: BigInt(client_id), date_from: new Date(date_from), ...limits },
  });
};

const seedPerDiem = async ({ currency, perdiem_rate }: PrismaClient, client_id: bigint): Promise<void> => {
  if ((await perdiem_rate.count({ where: { client_id } })) > 0) return;
  const currencies = await currency.findMany({ where: { client_id }, select: { code: true } });
  const codes = new Set(currencies.map(({ code }) => code));
  await perdiem_rate.createMany({
    data: PER_DIEM_NORMS.filter(({ currency_code }) => codes.has(currency_code)).map((norm) => ({
      ...norm,
      client_id,
      date_from: new Date(norm.date_from),
    })),
  });
};

/** Every screen of a menu is linked for all who may open it, until an administrator says otherwise. */
const seedScreensets = async ({ screenset }: PrismaClient, client_id: bigint): Promise<void> => {
  if ((await screenset.count({ where: { client_id } })) > 0) return;
  const routes = ROUTES.filter((route) => route.menu !== undefined);
  await screenset.createMany({
    data: routes.map(({ name }, index) => ({ client_id, route_name: name, sort: sortOf(index) })),
  });
};

/** Year by year: the next year's days come with the next version, also into a calendar that is kept by hand. */
const seedCalendar = async ({ calendar }: PrismaClient, client_id: bigint): Promise<void> => {
  const days = await calendar.findMany({ where: { client_id }, select: { start_date: true } });
  const filled = new Set(days.map(({ start_date }) => start_date.getUTCFullYear()));
  await calendar.createMany({
    data: CALENDAR.map((entry) => ({
      ...entry,
      client_id,
      start_date: new Date(entry.start_date),
      end_date: new Date(entry.end_date),
    })).filter(({ start_date }) => !filled.has(start_date.getUTCFullYear())),
  });
};
