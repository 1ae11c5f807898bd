import type { Client } from 'pg';
import { pdagreement } from '../../../lib/documents/families/pdagreement/index.ts';
import { workdaysAgo } from './clock.ts';
import { CONSENT_TEXTS, CONSENTS } from './consents.data.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';

/** Writes the texts of consents of a client, in force since consents are papers of their own (156-FZ). */
export const seedConsentTexts = async (client: Client, client_id: number): Promise<void> => {
  for (const { type, ...said } of CONSENT_TEXTS)
    await client.query(
      `insert into "consent_text" ("client_id", "document_type_id", "version", "text", "text_eng", "scope", "scope_eng", "valid_for_months", "date_from")
       select $1, t."id", 1, $3, $4, $5, $6, $7, '2025-09-01' from "document_type" t
       where t."client_id" = $1 and t."object_id" = 'pdagreement' and t."code" = $2`,
      [client_id, type, said.text, said.text_eng, said.scope, said.scope_eng, said.valid_for_months],
    );
};

/** What these people have agreed to, been asked for, or taken back. */
export const planConsents = (staff: readonly Person[]): readonly Matter[] =>
  CONSENTS.flatMap(({ name, type, waited, legs }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    return person
      ? [
          {
            family: pdagreement,
            person,
            type,
            legs: () => legs,
            lastMoved: (clock, random) => workdaysAgo(waited, clock, random),
            written: () => ({}),
          },
        ]
      : [];
  });
