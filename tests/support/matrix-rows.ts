import { type Company, type Member, one } from './matrix-company.ts';
import { type Name, type Ownership, personOf, type Workplace } from './matrix-people.data.ts';
import { addVacation } from './matrix-vacation.ts';

type Record_ = Readonly<Record<string, unknown>>;

/** How rows of one object are had, by column of its table of rights. */
export interface ObjectRows {
  /** What tells rows of a cell apart: a person, or the column itself. */
  readonly target: (login: string, column: string) => string | undefined;
  /** The row that is read, and that everybody without a right tries to write. */
  readonly shared: (target: string) => Promise<number | string | undefined>;
  /** A row to be written and deleted by somebody who may. */
  readonly fresh: (target: string) => Promise<number | string>;
  /** What an added row says; undefined where nothing a caller sends could put it there. */
  readonly added: (target: string, login: string, column: string) => Promise<Record_ | undefined>;
  /** A change that anybody who may would be allowed to make. */
  readonly change: Record_;
  /** Whether a row may be edited and deleted depends on its status: tables of their own say so. */
  readonly byStatus?: true;
  /** Physical table of the rows. */
  readonly table: string;
}

const personal = (login: string, column: string) => personOf(login as Name, column as Ownership);
const byColumn = (_login: string, column: string) => column;
const never = async () => undefined;

let serial = 0;
/** A year that no balance has yet. */
const nextYear = (): number => {
  serial += 1;
  return 2_000 + serial;
};

const mark = (prefix = 'm'): string => {
  serial += 1;
  return `${prefix}${serial}`;
};

/** The rows of every object a table of rights speaks of. */
export const rowsOf = (company: Company): Readonly<Record<string, ObjectRows>> => {
  const { db, people, clients, organizations } = company;
  const member = (target: string): Member => people[target as Name];
  const insert = (table: string, row: Record_): Promise<number> => {
    const names = Object.keys(row);
    return one(
      db,
      `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
      Object.values(row),
    );
  };
  const kept = new Map<string, Promise<number | string | undefined>>();
  const once =
    (object: string, make: (target: string) => Promise<number | string | undefined>) => (target: string) => {
      const key = `${object} ${target}`;
      if (!kept.has(key)) kept.set(key, make(target));
      return kept.get(key) as Promise<number | string | undefined>;
    };
  const clientOf = (column: string): number => (column === 'foreign' ? clients.south : clients.north);

  const vacation = once('vacation', (target) => addVacation(company, target as Name, 'prepared'));

  const dictionary = (
    table: string,
    row: (column: string) => Record_,
    added: (column: string) => Record_ | undefined,
    change: Record_,
  ): ObjectRows => {
    const fresh = (column: string) => insert(table, { client_id: clientOf(column), ...row(column) });
    return {
      target: byColumn,
      shared: once(table, fresh),
      fresh,
      added: async (column) => added(column),
      change,
      table,
    };
  };
  const place = (column: string): number | null =>
    column === 'home'
      ? organizations.alpha
      : column === 'abroad'
        ? organizations.beta
        : column === 'foreign'
          ? organizations.south
          : null;
  const newStep = (column: string): Record_ => ({
    object_id: 'expense',
    business_role: ['disabled', 'abroad', 'foreign'].includes(column) ? 'employee' : column,
    status_id: 'agreed',
    next_status_id: 'closed',
    disabled: column === 'disabled',
    organization_id: place(column),
  });
  const wireStep = (column: string): Record_ => {
    const { disabled, ...step } = newStep(column);
    return { ...step, disabled: disabled ? '1' : '0', organization_id: step.organization_id ?? null };
  };
  const newType = (column: string): Record_ => ({
    code: mark(),
    name: 'Тип',
    object_id: 'expense',
    organization_id: place(column),
  });
  const newPerson = (organization_id: number): Record_ => ({
    organization_id,
    number: mark('n'),
    name: 'Новый человек',
    hire_date: '2026-03-02',
  });
  const message = (target: string) => {
    const mailbox = target.startsWith('mailbox');
    const organization_id =
      target === 'mailbox'
        ? organizations.alpha
        : target === 'mailbox_abroad'
          ? organizations.beta
          : member(target).organization_id;
    const client_id = mailbox ? clients.north : member(target).client_id;
    return insert('message', {
      client_id,
      organization_id,
      recipient_id: mailbox ? 'hr' : String(member(target).employee_id),
      code: 'document_moved',
    });
  };
  const limit = (target: string) => ({
    employee_id: member(target).employee_id,
    period: nextYear(),
    on_date: '2026-01-01',
    norma: '28.00',
    days_limit: '28.00',
    employee_start_date: '2015-03-02',
  });
  const newManager = (target: string) => insert('employee', newPerson(member(target).organization_id));
  const keptManager = once('manager', (key) => newManager(key.split(' ')[0] ?? ''));

  return {
    vacation: {
      target: personal,
      shared: vacation,
      fresh: (target) => addVacation(company, target as Name, 'draft'),
      added: async (target) => ({ employee_id: member(target).employee_id, comments: 'новый' }),
      change: { comments: 'изменено' },
      table: 'document',
      byStatus: true,
    },
    document_status: {
      target: personal,
      shared: once('document_status', async (target) =>
        one(db, 'select "id" from "document_status" where "registrator_id" = $1 and "seq" = 1', [
          await vacation(target),
        ]),
      ),
      fresh: never as never,
      // Moves are added by MOVES; here nobody may.
      added: never,
      change: { comments: 'изменено' },
      table: 'document_status',
    },
    file: {
      target: personal,
      shared: once('file', async (target) =>
        insert('file', {
          client_id: member(target).client_id,
          name: mark('file'),
          original_name: 'справка.png',
          content_type: 'image/png',
          size: 10,
          hash: 'a',
          streebog_hash: 'b',
          registrator_id: await vacation(target),
          document_object_id: 'vacation',
          creator_user_id: people.hr.user_id,
        }),
      ),
      fresh: never as never,
      added: async (target) => ({
        registrator_id: await vacation(target),
        document_object_id: 'vacation',
        original_name: 'x.png',
      }),
      change: { deleted: '1' },
      table: 'file',
    },
    away: {
      target: personal,
      shared: vacation,
      fresh: never as never,
      added: async (target) => ({ employee_id: member(target).employee_id }),
      change: { start_date: '2030-01-01' },
      table: 'document',
    },
    employee: {
      target: personal,
      shared: async (target) => member(target).employee_id,
      fresh: (target) => insert('employee', newPerson(member(target).organization_id)),
      added: async (target, _login, column) =>
        ['own', 'report', 'colleague'].includes(column)
          ? undefined
          : newPerson(member(target).organization_id),
      change: { location: 'Тверь' },
      table: 'employee',
    },
    subordination: {
      target: personal,
      shared: async (target) => member(target).subordination_id ?? undefined,
      fresh: async (target) =>
        insert('subordination', {
          employee_id: member(target).employee_id,
          manager_id: await newManager(target),
          type: 'assistant',
        }),
      added: async (target, login) => ({
        employee_id: member(target).employee_id,
        manager_id: await keptManager(`${target} ${login}`),
        type: 'assistant',
      }),
      change: { disabled: '0' },
      table: 'subordination',
    },
    user: {
      target: personal,
      shared: async (target) => member(target).user_id || undefined,
      fresh: never as never,
      added: async () => ({ login: mark('login') }),
      change: { language: 'en' },
      table: 'app_user',
    },
    vacation_limit: {
      target: personal,
      shared: once('vacation_limit', (target) => insert('vacation_limit', limit(target))),
      fresh: (target) => insert('vacation_limit', limit(target)),
      added: async (target) => limit(target),
      change: { days_limit: '30' },
      table: 'vacation_limit',
    },
    message: {
      target: (login, column) => (column.startsWith('mailbox') ? column : personal(login, column)),
      shared: once('message', message),
      fresh: message,
      added: async () => ({ read_date: '2026-11-21T09:00:00Z' }),
      change: { read_date: '2026-11-21T09:00:00Z' },
      table: 'message',
    },
    user_filter: {
      target: personal,
      shared: once('user_filter', async (target) =>
        member(target).user_id
          ? insert('user_filter', { user_id: member(target).user_id, route_name: 'uvacations', name: mark() })
          : undefined,
      ),
      fresh: (target) =>
        insert('user_filter', { user_id: member(target).user_id, route_name: 'uvacations', name: mark() }),
      added: async (_target, _login, column) =>
        column === 'own' ? { route_name: 'uvacations', name: mark(), parameters: '{}' } : undefined,
      change: { parameters: '{"sort":"desc"}' },
      table: 'user_filter',
    },
    organization: {
      target: byColumn,
      shared: async (column) =>
        organizations[{ client_own: 'alpha', client_other: 'beta', foreign: 'south' }[column] as Workplace],
      fresh: (column) =>
        column === 'client_own'
          ? Promise.resolve(organizations.alpha)
          : insert('organization', { client_id: clientOf(column), code: mark(), name: 'Новая' }),
      added: async (_target, _login, column) =>
        column === 'client_other' ? { code: mark(), name: 'Новая' } : undefined,
      change: { name_eng: 'New' },
      table: 'organization',
    },
    document_type: dictionary('document_type', newType, newType, { sort: 5 }),
    workflow: dictionary('workflow', newStep, wireStep, { indicators: 'urgent' }),
    request_type: dictionary(
      'request_type',
      () => ({ code: mark(), name: 'Тип' }),
      (column) => (column === 'foreign' ? undefined : { code: mark(), name: 'Тип' }),
      { sort: 5 },
    ),
    calendar: dictionary(
      'calendar',
      () => ({ start_date: '2031-05-05', end_date: '2031-05-05', type: 'holiday' }),
      (column) =>
        column === 'foreign'
          ? undefined
          : { start_date: '2031-05-06', end_date: '2031-05-06', type: 'working' },
      { name_eng: 'Day' },
    ),
    parameter: {
      ...dictionary(
        'parameter',
        () => ({ code: mark('external_link_m'), value: 'x' }),
        (column) => (column === 'client' ? { code: mark('external_link_m'), value: 'x' } : undefined),
        { value: 'y' },
      ),
      shared: once('parameter', (column) =>
        column === 'init'
          ? one(db, `select "id" from "parameter" where "client_id" = $1 and "code" = 'hide_unread_bell'`, [
              clients.north,
            ])
          : insert('parameter', { client_id: clientOf(column), code: mark('external_link_m'), value: 'x' }),
      ),
      fresh: (column) =>
        column === 'init'
          ? one(db, `select "id" from "parameter" where "client_id" = $1 and "code" = 'hide_user_guide'`, [
              clients.north,
            ])
          : insert('parameter', { client_id: clientOf(column), code: mark('external_link_m'), value: 'x' }),
      change: { value: '1' },
    },
    lan: dictionary(
      'lan',
      () => ({ alias: mark('alias'), name: 'x' }),
      (column) => (column === 'foreign' ? undefined : { alias: mark('alias'), name: 'x' }),
      { name: 'y' },
    ),
    status: {
      target: byColumn,
      shared: once('status', async (column) =>
        column === 'shared' ? 'approved' : addStatus(company, clientOf(column)),
      ),
      fresh: (column) => addStatus(company, clientOf(column)),
      added: async (_target, _login, column) =>
        column === 'client' ? { id: mark('status_'), name: 'Новый', name_eng: 'New' } : undefined,
      change: { name: 'Другой' },
      table: 'status',
    },
  };
};

const addStatus = async ({ db }: Company, client_id: number): Promise<string> => {
  const id = mark('status_');
  await db.query(
    `insert into "status" ("id", "client_id", "name", "name_eng", "sort") values ($1, $2, 'Статус', 'Status', 900)`,
    [id, client_id],
  );
  return id;
};
