import type { Client } from 'pg';
import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import { seedClientDictionaries, seedLawLimits } from '../../prisma/seed/seed-dictionaries.ts';
import { hashPassword } from '../../server/auth/password.ts';
import { connect } from '../../server/db/connect.ts';
import { NAMES, type Name, PEOPLE, rolesOf, type Workplace } from './matrix-people.data.ts';

export const PASSWORD = 'Portal#1';

/** Client codes of the two tenants. */
export const NORTH = 'north';
export const SOUTH = 'south';

export interface Member {
  readonly name: Name;
  readonly client: string;
  readonly client_id: number;
  readonly organization_id: number;
  readonly employee_id: number;
  readonly manager_id: number | null;
  /** 0 for people without a login. */
  readonly user_id: number;
  readonly subordination_id: number | null;
}

export interface WorkflowStep {
  readonly id: number;
  readonly business_role: string;
  readonly status_id: string;
  readonly next_status_id: string;
  readonly reject: boolean;
}

/** Who and what is in the company, as plain data: it holds for every copy of the database it was founded in. */
export interface CompanyFacts {
  readonly people: Readonly<Record<Name, Member>>;
  readonly organizations: Readonly<Record<Workplace, number>>;
  readonly clients: Readonly<Record<typeof NORTH | typeof SOUTH, number>>;
  /** Steps of every family, by client id and family. */
  readonly steps: Readonly<Record<number, Readonly<Record<string, readonly WorkflowStep[]>>>>;
  /** A vacation type whose balance is not checked, by client id. */
  readonly types: Readonly<Record<number, number>>;
}

/** A company of few people in every relation to each other, in a database of its own, beside whatever is there. */
export interface Company extends CompanyFacts {
  readonly db: Client;
  readonly close: () => Promise<void>;
}

/** Founds the company; its connection is closed by `close`. */
export const foundCompany = async (url: string): Promise<Company> => {
  const db = await connect(url);
  try {
    return withDatabase(await founded(db), db);
  } catch (error) {
    await db.end();
    throw error;
  }
};

/** The company in a copy of the database it was founded in; its connection is closed by `close`. */
export const companyIn = async (url: string, facts: CompanyFacts): Promise<Company> =>
  withDatabase(facts, await connect(url));

const withDatabase = (facts: CompanyFacts, db: Client): Company => ({
  ...facts,
  db,
  close: () => db.end(),
});

const founded = async (db: Client): Promise<CompanyFacts> => {
  const clients = { [NORTH]: await addClient(db, NORTH), [SOUTH]: await addClient(db, SOUTH) };
  const organizations = {
    alpha: await addOrganization(db, clients[NORTH], 'alpha'),
    beta: await addOrganization(db, clients[NORTH], 'beta'),
    south: await addOrganization(db, clients[SOUTH], 'south'),
  };
  const people = await addPeople(db, clients, organizations);
  await one(
    db,
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
     values ($1, $2, $3, 'manager', '2020-01-01', '2100-01-01') returning "id"`,
    [people.deputy.user_id, people.manager.employee_id, organizations.alpha],
  );
  const steps: Record<number, Record<string, WorkflowStep[]>> = {};
  const types: Record<number, number> = {};
  for (const client_id of Object.values(clients)) {
    const { rows } = await db.query<{ object_id: string; steps: WorkflowStep[] }>(
      `select "object_id", json_agg(json_build_object('id', "id", 'business_role', "business_role", 'status_id', "status_id",
         'next_status_id', "next_status_id", 'reject', "reject") order by "id") as steps
       from "workflow" where "client_id" = $1 group by 1`,
      [client_id],
    );
    steps[client_id] = Object.fromEntries(rows.map((row) => [row.object_id, row.steps]));
    types[client_id] = await one(
      db,
      `select "id"::int from "document_type" where "client_id" = $1 and "object_id" = 'vacation' and "code" = 'additional'`,
      [client_id],
    );
  }
  return { people, organizations, clients, steps, types };
};

/** The steps of a family as a client has them, in the order of their ids. */
export const stepsOf = (company: Company, client_id: number, object_id: string): readonly WorkflowStep[] =>
  company.steps[client_id]?.[object_id] ?? [];

/** The id that a statement answers. */
export const one = async (db: Client, sql: string, values: readonly unknown[] = []): Promise<number> => {
  const { rows } = await db.query(sql, [...values]);
  return Number(Object.values(rows[0] ?? {})[0]);
};

const addClient = async (db: Client, code: string): Promise<number> => {
  const id = await one(
    db,
    `insert into "client" ("code", "name", "name_eng") values ($1, $1, $1) returning "id"`,
    [code],
  );
  await seedClientDictionaries(db, id);
  await seedLawLimits(db, id);
  return id;
};

const addOrganization = (db: Client, client_id: number, code: string): Promise<number> =>
  one(
    db,
    `insert into "organization" ("client_id", "code", "name", "name_eng") values ($1, $2, $2, $2) returning "id"`,
    [client_id, code],
  );

const addPeople = async (
  db: Client,
  clients: Company['clients'],
  organizations: Company['organizations'],
): Promise<Record<Name, Member>> => {
  const password = await hashPassword(PASSWORD);
  const people: Partial<Record<Name, Member>> = {};
  for (const name of NAMES) {
    const { workplace, manager } = PEOPLE[name];
    const roles = rolesOf(name);
    const organization_id = organizations[workplace];
    const client = workplace === 'south' ? SOUTH : NORTH;
    const client_id = clients[client];
    const employee_id = await one(
      db,
      `insert into "employee" ("organization_id", "number", "name", "name_eng", "position", "department", "hire_date", "is_candidate")
       values ($1, $2, $2, $2, 'Специалист', 'Отдел', '2015-03-02', $3) returning "id"`,
      [organization_id, name, isOnlyCandidate(roles)],
    );
    const manager_id = manager === null ? null : (people[manager]?.employee_id ?? null);
    const subordination_id =
      manager_id === null ? null : await addSubordination(db, employee_id, manager_id, 'direct');
    const user_id =
      roles.length === 0
        ? 0
        : await addUser(db, { client_id, name, password, employee_id, organization_id, roles });
    people[name] = {
      name,
      client,
      client_id,
      organization_id,
      employee_id,
      manager_id,
      user_id,
      subordination_id,
    };
  }
  const whole = people as Record<Name, Member>;
  await addSubordination(db, whole.assistant.employee_id, whole.manager.employee_id, 'assistant');
  return whole;
};

const addSubordination = (
  db: Client,
  employee_id: number,
  manager_id: number,
  type: string,
): Promise<number> =>
  one(
    db,
    `insert into "subordination" ("employee_id", "manager_id", "type") values ($1, $2, $3) returning "id"`,
    [employee_id, manager_id, type],
  );

interface NewUser {
  client_id: number;
  name: string;
  password: string;
  employee_id: number;
  organization_id: number;
  roles: readonly string[];
}

const addUser = async (db: Client, user: NewUser): Promise<number> => {
  const id = await one(
    db,
    `insert into "app_user" ("client_id", "login", "email", "password_hash", "employee_id") values ($1, $2, $2 || '@example.ru', $3, $4) returning "id"`,
    [user.client_id, user.name, user.password, user.employee_id],
  );
  for (const role of user.roles)
    await db.query(`insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, $3)`, [
      id,
      user.organization_id,
      role,
    ]);
  return id;
};
