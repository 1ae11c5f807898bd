import { addDays } from '../../lib/kernel/day.ts';
import { mayDiffer } from '../../lib/settings/overlay.ts';
import { PARAMETERS, type ParameterDefinition } from '../../lib/settings/parameters.data.ts';
import { deliveredTexts } from '../../server/i18n/delivered.ts';
import { one } from './matrix-company.ts';
import type { Name, Workplace } from './matrix-people.data.ts';
import { type Fields, nothing, type ObjectRows, type Workshop } from './matrix-workshop.ts';
import { openPowerDesk, type PowerDesk } from './power-paper.ts';

const byColumn = (_login: string, column: string): string => column;

/** Rows of dictionaries: the column says whose they are. */
export const dictionaryRows = (workshop: Workshop): Readonly<Record<string, ObjectRows>> => {
  const { mark } = workshop;
  const { organizations } = workshop.company;
  const dictionary = dictionaryOf(workshop);
  const places: Readonly<Record<string, number>> = {
    home: organizations.alpha,
    abroad: organizations.beta,
    foreign: organizations.south,
  };
  const place = (column: string): number | null => places[column] ?? null;
  const step = (column: string) => ({
    object_id: 'expense',
    business_role: ['disabled', 'abroad', 'foreign'].includes(column) ? 'employee' : column,
    status_id: 'agreed',
    next_status_id: 'closed',
    organization_id: place(column),
  });
  const type = (column: string): Fields => ({
    code: mark(),
    name: 'Тип',
    object_id: 'expense',
    organization_id: place(column),
  });
  let entries = 0;
  /** Two letters or digits, like the code of a country; real codes are in capitals. */
  const shortCode = (): string => {
    entries += 1;
    return entries.toString(36).padStart(2, '0');
  };
  const elements = () => ({
    dictionary_object_id: 'time_shift',
    dictionary_code: 'OvertimeReason',
    code: mark(),
    name: 'Запись',
  });
  const rates = () => ({
    currency_code: 'USD',
    quoted_in: 'RUB',
    date: '2026-10-01',
    units: 1,
    value: '81.5',
    source: mark('bank'),
  });
  /** Each begins on another day. */
  const perDiem = (column: string): Fields => {
    entries += 1;
    return {
      organization_id: place(column),
      place: 'home',
      amount: '700',
      currency_code: 'RUB',
      date_from: addDays('2030-01-01', entries),
    };
  };
  const offices = (column: string): Fields => ({
    organization_id: place(column),
    location: mark('office'),
    seats: 5,
  });
  const limits = (column: string): Fields => {
    entries += 1;
    return { organization_id: place(column), date_from: addDays('2030-01-01', entries), year: '200' };
  };
  const aliases = [...deliveredTexts('ru')].filter(([, text]) => !/[{<]/.test(text)).map(([alias]) => alias);
  /** A delivered text that takes no values, each once. */
  const alias = (): string => {
    entries += 1;
    return aliases[entries] ?? '';
  };
  let years = 1950;
  const periods = (column: string): Fields => {
    years += 1;
    const [date_from, date_to] = [`${years}-01-01`, `${years}-12-31`];
    return { organization_id: place(column), year: years, date_from, date_to };
  };
  const norms = (column: string): Fields => ({
    organization_id: place(column),
    department: mark('department'),
    away_max: 2,
  });
  const cities = () => ({ code: mark(), country_code: 'BY', name: 'Город' });
  const screens = (column: string): Fields => ({
    route_name: 'uvacations',
    role: column === 'manager' ? 'manager' : null,
    organization_id: column === 'abroad' ? organizations.beta : null,
    disabled: column === 'disabled' ? '1' : '0',
  });
  const forms = (column: string): Fields => ({
    code: mark('form'),
    name: 'Приказ',
    object_id: 'vacation',
    kind: 'DOCX',
    organization_id: place(column === 'foreign' ? 'client' : column),
  });
  const reports = (column: string): Fields => ({
    code: mark('report'),
    name: 'Отчёт',
    object_id: 'vacation',
    columns: 'number,employee_name',
    role: column === 'manager' ? 'manager' : null,
    disabled: column === 'disabled' ? '1' : '0',
  });
  const unlessForeign = (row: (column: string) => Fields) => (column: string) =>
    column === 'foreign' ? undefined : row(column);
  return {
    document_type: dictionary('document_type', type, type, { sort: 5 }),
    workflow: dictionary(
      'workflow',
      (column) => ({ ...step(column), disabled: column === 'disabled' }),
      (column) => ({ ...step(column), disabled: column === 'disabled' ? '1' : '0' }),
      { indicators: 'urgent' },
    ),
    request_type: dictionary(
      'request_type',
      () => ({ code: mark(), name: 'Тип' }),
      unlessForeign(() => ({ code: mark(), name: 'Тип' })),
      { sort: 5 },
    ),
    ...Object.fromEntries(
      ['expense_type', 'expense_goal', 'dismissal_reason', 'country', 'currency'].map((table) => {
        const row = () => ({ code: shortCode(), name: 'Запись', name_eng: 'Entry' });
        return [table, dictionary(table, row, unlessForeign(row), { sort: 5 })];
      }),
    ),
    dictionary_element: dictionary('dictionary_element', elements, unlessForeign(elements), { sort: 5 }),
    btrip_destination: destinationRows(workshop),
    city: dictionary('city', cities, unlessForeign(cities), { country_code: 'KZ' }),
    currency_rate: dictionary('currency_rate', rates, unlessForeign(rates), { units: 10 }),
    perdiem_rate: dictionary('perdiem_rate', perDiem, unlessForeign(perDiem), { amount: '900' }),
    template: dictionary('template', forms, unlessForeign(forms), { sort: 5 }),
    template_version: versionRows(workshop, forms),
    report: dictionary('report', reports, unlessForeign(reports), { sort: 5 }),
    employee_1c: dictionary(
      'employee_1c',
      () => ({ code: mark('c'), name: 'Сотрудник' }),
      unlessForeign(() => ({ code: mark('c'), name: 'Сотрудник' })),
      { number: '77' },
    ),
    office_location: dictionary('office_location', offices, offices, { seats: 6 }),
    overtime_limit: dictionary('overtime_limit', limits, limits, { year: '240' }),
    // Omitted days are those of the year.
    vacation_schedule_period: dictionary('vacation_schedule_period', periods, periods, { date_to: '' }),
    department_norm: dictionary('department_norm', norms, norms, { away_max: 3 }),
    screenset: dictionary('screenset', screens, unlessForeign(screens), { visible: '0' }),
    calendar: dictionary(
      'calendar',
      () => ({ start_date: '2031-05-05', end_date: '2031-05-05', type: 'holiday' }),
      unlessForeign(() => ({ start_date: '2031-05-06', end_date: '2031-05-06', type: 'working' })),
      { name_eng: 'Day' },
    ),
    lan: dictionary(
      'lan',
      () => ({ alias: mark('alias'), name: 'x' }),
      unlessForeign(() => ({ alias: alias(), name: 'x' })),
      { name: 'y' },
    ),
    theme: themeRows(workshop),
    trusted_certificate: dictionary(
      'trusted_certificate',
      () => ({
        kind: 'root',
        name: mark('name'),
        thumbprint: mark('print'),
        der: Buffer.alloc(3),
        not_after: '2040-01-01T00:00:00Z',
      }),
      () => ({ kind: 'root', name: 'Чужой корень' }),
      { crl_url: 'http://ca.example.ru/list.crl' },
    ),
    paper: paperRows(workshop),
    parameter: parameterRows(workshop),
    parameter_override: overrideRows(workshop),
    parameter_schedule: scheduleRows(workshop),
    organization: organizationRows(workshop),
    grant: grantRows(workshop),
    signature_policy: policyRows(workshop),
    power_of_attorney: powerRows(workshop),
    status: statusRows(workshop),
  };
};

const clientOf = ({ company }: Workshop, column: string): number =>
  column === 'foreign' ? company.clients.south : company.clients.north;

const dictionaryOf =
  (workshop: Workshop) =>
  (
    table: string,
    row: (column: string) => Fields,
    added: (column: string) => Fields | undefined,
    change: Fields,
  ): ObjectRows => {
    const fresh = (column: string) =>
      workshop.insert(table, { client_id: clientOf(workshop, column), ...row(column) });
    return {
      target: byColumn,
      shared: workshop.once(table, fresh),
      fresh,
      added: async (column) => added(column),
      change,
      table,
    };
  };

/** Elements of one dictionary, by the object that only reads them. */
const destinationRows = (workshop: Workshop): ObjectRows => {
  const row = () => ({
    dictionary_object_id: 'destination',
    dictionary_code: 'BtripDestination',
    code: workshop.mark(),
    name: 'Запись',
  });
  const rows = dictionaryOf(workshop)('dictionary_element', row, () => ({ code: workshop.mark() }), {
    sort: 5,
  });
  return { ...rows, shared: workshop.once('btrip_destination', rows.fresh) };
};

/** The look of a client: its one row, made where there is none. */
const themeRows = (workshop: Workshop): ObjectRows => {
  const fresh = (column: string) =>
    one(
      workshop.company.db,
      `insert into "theme" ("client_id") values ($1)
       on conflict ("client_id") do update set "updated_at" = now() returning "id"`,
      [clientOf(workshop, column)],
    );
  return {
    target: byColumn,
    shared: workshop.once('theme', fresh),
    fresh,
    added: nothing,
    change: { primary: '#0039a6' },
    table: 'theme',
  };
};

/** Versions of templates, which no call adds. */
const versionRows = (workshop: Workshop, form: (column: string) => Fields): ObjectRows => {
  const { insert, once } = workshop;
  const fresh = async (column: string) => {
    const client_id = clientOf(workshop, column);
    const { organization_id, ...row } = form(column);
    const template_id = await insert('template', { client_id, organization_id, ...row });
    return insert('template_version', {
      client_id,
      organization_id,
      template_id,
      number: 1,
      name: workshop.mark('0123456789abcdef'),
      original_name: 'form.docx',
      size: 1,
      hash: '0'.repeat(64),
      creator_user_id: workshop.member('hr').user_id,
    });
  };
  return {
    target: byColumn,
    shared: once('template_version', fresh),
    fresh,
    added: nothing,
    change: { number: 7 },
    table: 'template_version',
  };
};

/** Papers without recipients yet, by the organization that publishes them. */
const paperRows = ({ company, insert, once }: Workshop): ObjectRows => {
  const places: Readonly<Record<string, Workplace>> = { home: 'alpha', abroad: 'beta', foreign: 'south' };
  const fresh = (column: string) =>
    insert('paper', {
      client_id: column === 'foreign' ? company.clients.south : company.clients.north,
      organization_id: company.organizations[places[column] ?? 'alpha'],
      title: 'Правила',
    });
  return {
    target: byColumn,
    shared: once('paper', fresh),
    fresh,
    // A paper is of its author's organization: nothing a caller sends puts it elsewhere.
    added: async (column, login) => {
      const own = company.people[login as Name]?.organization_id;
      return own === company.organizations[places[column] ?? 'alpha']
        ? { title: 'Новые правила' }
        : undefined;
    },
    change: { title: 'Приказ' },
    table: 'paper',
  };
};

/** A switch that makes the portal write by itself, at times of its own. */
const SETS_TO_WORK = 'vacation_accrual';

/** Switches that only signed-in people read; each client has one row of each. */
const SWITCHES = Object.entries<ParameterDefinition>(PARAMETERS).flatMap(([code, definition]) =>
  definition.type === 'flag' && !definition.public && code !== SETS_TO_WORK ? [code] : [],
);

/** The column `init` is a parameter that the first screens depend on. */
const parameterRows = (workshop: Workshop): ObjectRows => {
  const { company, mark, once } = workshop;
  let taken = 0;
  const ofColumn = (init: string) => (column: string) =>
    column === 'init'
      ? one(company.db, 'select "id" from "parameter" where "client_id" = $1 and "code" = $2', [
          company.clients.north,
          init,
        ])
      : one(
          company.db,
          `insert into "parameter" ("client_id", "code", "value") values ($1, $2, '0')
           on conflict ("client_id", "code") do update set "value" = excluded."value" returning "id"`,
          [clientOf(workshop, column), SWITCHES[taken++ % SWITCHES.length]],
        );
  return {
    target: byColumn,
    shared: once('parameter', ofColumn('hide_unread_bell')),
    fresh: ofColumn('hide_user_guide'),
    added: async (column) =>
      column === 'client' ? { code: mark('external_link_m'), value: 'https://m.example.org/' } : undefined,
    change: { value: '1' },
    table: 'parameter',
  };
};

const placeOf = ({ company }: Workshop, column: string): number =>
  company.organizations[column === 'foreign' ? 'south' : 'beta'];

/** Flags that may differ by organization; each client has a row of each. */
const DIFFERING = SWITCHES.filter(mayDiffer);

/** An organization has one row of a code: the next of that code is the same. */
const overrideRows = (workshop: Workshop): ObjectRows => {
  const { company, once } = workshop;
  let taken = 0;
  const fresh = (column: string) =>
    one(
      company.db,
      `insert into "parameter_override" ("client_id", "code", "organization_id", "value") values ($1, $2, $3, '0')
       on conflict ("client_id", "code", "organization_id") do update set "value" = excluded."value" returning "id"`,
      [clientOf(workshop, column), DIFFERING[taken++ % DIFFERING.length], placeOf(workshop, column)],
    );
  return {
    target: byColumn,
    shared: once('parameter_override', fresh),
    fresh,
    added: async (column) =>
      column === 'client'
        ? { code: 'vacation_advice_notice_days', organization_id: placeOf(workshop, column), value: '5' }
        : undefined,
    change: { value: '1' },
    table: 'parameter_override',
  };
};

const scheduleRows = (workshop: Workshop): ObjectRows => {
  const { insert, mark, once } = workshop;
  const row = { value: '5', starts_on: '2099-01-01' };
  const fresh = (column: string) =>
    insert('parameter_schedule', { client_id: clientOf(workshop, column), code: mark(), ...row });
  return {
    target: byColumn,
    shared: once('parameter_schedule', fresh),
    fresh,
    added: async (column) =>
      column === 'client' ? { code: 'vacation_advice_notice_days', ...row } : undefined,
    change: { value: '6' },
    table: 'parameter_schedule',
  };
};

const organizationRows = (workshop: Workshop): ObjectRows => {
  const { company, insert, mark } = workshop;
  const named: Readonly<Record<string, Workplace>> = {
    client_own: 'alpha',
    client_other: 'beta',
    foreign: 'south',
  };
  const row = () => ({ code: mark(), name: 'Новая' });
  return {
    target: byColumn,
    shared: async (column) => company.organizations[named[column] ?? 'alpha'],
    fresh: async (column) =>
      column === 'client_own'
        ? company.organizations.alpha
        : insert('organization', { client_id: clientOf(workshop, column), ...row() }),
    added: async (column) => (column === 'client_other' ? row() : undefined),
    change: { name_eng: 'New' },
    table: 'organization',
  };
};

/** Granted accesses, by the organization of the person they stand for. */
const grantRows = (workshop: Workshop): ObjectRows => {
  const { member, insert, once } = workshop;
  const whom: Readonly<Record<string, readonly [holder: string, person: string]>> = {
    alpha: ['clerk', 'manager2'],
    beta: ['clerk', 'beta_boss'],
    foreign: ['southerner', 'southerner'],
  };
  const row = (column: string) => {
    const [holder = '', person = ''] = whom[column] ?? [];
    return {
      user_id: member(holder).user_id,
      employee_id: member(person).employee_id,
      role: 'employee',
      date_from: '2031-01-01',
      date_to: '2031-02-01',
    };
  };
  const fresh = (column: string) =>
    insert('grant', { ...row(column), organization_id: member(whom[column]?.[1] ?? '').organization_id });
  return {
    target: byColumn,
    shared: once('grant', fresh),
    fresh,
    added: async (column) => row(column),
    change: { date_to: '2031-03-01' },
    table: 'grant',
  };
};

/** Each for a type of its own, the added one for the family: a type and a party have one policy. */
const policyRows = (workshop: Workshop): ObjectRows => {
  const { insert, mark, once } = workshop;
  const row = async (column: string): Promise<Fields> => ({
    object_id: 'vacation',
    document_type_id: await insert('document_type', {
      client_id: clientOf(workshop, column),
      object_id: 'vacation',
      code: mark(),
      name: 'Тип',
    }),
    party: 'employee',
    level: 'simple',
  });
  const fresh = async (column: string) =>
    insert('signature_policy', { client_id: clientOf(workshop, column), ...(await row(column)) });
  return {
    target: byColumn,
    shared: once('signature_policy', fresh),
    fresh,
    added: async (column) =>
      column === 'client' ? { object_id: 'vacation', party: 'employer', level: 'qualified' } : undefined,
    change: { article: '22.3' },
    table: 'signature_policy',
  };
};

/** Powers of attorney by their organization. */
const powerRows = (workshop: Workshop): ObjectRows => {
  const { insert, mark, member, once } = workshop;
  const desks = new Map<number, Promise<PowerDesk>>();
  const whom: Readonly<Record<string, string>> = {
    alpha: 'manager2',
    beta: 'beta_boss',
    foreign: 'southerner',
  };
  const row = (column: string) => {
    const { employee_id, organization_id } = member(whom[column] ?? '');
    return {
      number: mark('МЧД-'),
      employee_id,
      organization_id,
      valid_from: '2026-01-01',
      valid_to: '2027-01-01',
    };
  };
  const fresh = (column: string) =>
    insert('power_of_attorney', {
      client_id: clientOf(workshop, column),
      ...row(column),
      xml: Buffer.from('<a/>'),
      xml_signature: Buffer.from([0x30, 0]),
    });
  return {
    target: byColumn,
    shared: once('power_of_attorney', fresh),
    fresh,
    added: async (column) => {
      const { employee_id, organization_id, number } = row(column);
      const client = clientOf(workshop, column);
      const desk = desks.get(client) ?? openPowerDesk(workshop.company.db, client);
      desks.set(client, desk);
      return (await desk).record(employee_id, organization_id, { number });
    },
    change: { disabled: '1' },
    table: 'power_of_attorney',
  };
};

const statusRows = (workshop: Workshop): ObjectRows => {
  const { company, mark, once } = workshop;
  const fresh = async (column: string): Promise<string> => {
    const id = mark('status_');
    await company.db.query(
      `insert into "status" ("id", "client_id", "name", "name_eng", "sort") values ($1, $2, 'Статус', 'Status', 900)`,
      [id, clientOf(workshop, column)],
    );
    return id;
  };
  return {
    target: byColumn,
    shared: once('status', async (column) => (column === 'shared' ? 'approved' : fresh(column))),
    fresh,
    added: async (column) =>
      column === 'client' ? { id: mark('status_'), name: 'Новый', name_eng: 'New' } : undefined,
    change: { name: 'Другой' },
    table: 'status',
  };
};
