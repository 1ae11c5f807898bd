import { type Company, one } from './matrix-company.ts';
import type { Workplace } from './matrix-people.data.ts';
import { personal } from './matrix-personal.ts';
import { type Fields, nobody, type ObjectRows, type Workshop } from './matrix-workshop.ts';

/** A purpose of consents of a client. */
const purposeOf = ({ db }: Company, client_id: number | undefined): Promise<number> =>
  one(
    db,
    `select "id" from "document_type" where "client_id" = $1 and "object_id" = 'pdagreement' order by "sort", "id" limit 1`,
    [client_id],
  );

/** Puts a newer text in force for every purpose of a client, so that people may agree again. */
export const newerConsentTexts = async (
  ask: (text: string, values: readonly unknown[]) => Promise<unknown>,
  client_id: number,
): Promise<void> => {
  await ask(
    `insert into "consent_text" ("client_id", "document_type_id", "version", "text", "scope", "date_from")
     select $1, t."id", 1 + coalesce((select max(x."version") from "consent_text" x where x."document_type_id" = t."id"), 0),
       'Текст', 'Имя', '2025-09-01'
     from "document_type" t where t."client_id" = $1 and t."object_id" = 'pdagreement'`,
    [client_id],
  );
};

/** Texts of consents by their organization, and the register, which has a row once there is a text. */
export const consentRows = ({
  company,
  insert,
  once,
  member,
}: Workshop): Readonly<Record<string, ObjectRows>> => {
  const places: Readonly<Record<string, Workplace>> = { home: 'alpha', abroad: 'beta', foreign: 'south' };
  const clientOf = (column: string) => (column === 'foreign' ? company.clients.south : company.clients.north);
  let versions = 1_000;
  const text = async (column: string): Promise<Fields> => ({
    organization_id: places[column] ? company.organizations[places[column]] : null,
    document_type_id: await purposeOf(company, clientOf(column)),
    text: 'Текст',
    scope: 'Имя',
    date_from: '2025-09-01',
  });
  const fresh = async (column: string): Promise<number> => {
    versions += 1;
    return insert('consent_text', {
      client_id: clientOf(column),
      version: versions,
      ...(await text(column)),
    });
  };
  return {
    consent_text: {
      target: (_login, column) => column,
      shared: once('consent_text', fresh),
      fresh,
      added: async (column) => (column === 'foreign' ? undefined : text(column)),
      change: { text: 'Иначе' },
      table: 'consent_text',
    },
    consent_state: {
      target: personal,
      shared: once('consent_state', async (target) => {
        const column = target === 'southerner' ? 'foreign' : 'client';
        await fresh(column);
        return one(
          company.db,
          'select "id" from "consent_state" where "employee_id" = $1 and "document_type_id" = $2',
          [member(target).employee_id, await purposeOf(company, clientOf(column))],
        );
      }),
      fresh: nobody,
      added: async () => ({ state: 'given' }),
      change: { state: 'given' },
      table: 'consent_state',
    },
  };
};
