import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import type { Row } from './row.ts';

const WANTED_MS = 10;
const LOOK_MS = 500;
const LOOKS_MAX = 1_200;

const TODAY = `(now() at time zone 'Europe/Moscow')::date`;

/** A round of housekeeping reminds the people of the large company of what waits too long; the time for each person. */
export const remindsEverybody = async (url: string): Promise<Row> => {
  const client = await connect(url);
  try {
    const people = await prepare(client);
    const portal = await startPortal({ databaseUrl: url, env: { REMIND_HOUR: '0' } });
    try {
      const { seconds, told } = await reminded(client, people);
      const each = (seconds * 1_000) / people;
      return {
        name: 'reminding everybody of what waits too long, a person',
        value: `${each.toFixed(1)} ms (${people} people, ${told} of them told)`,
        wanted: `< ${WANTED_MS} ms`,
        holds: each < WANTED_MS,
      };
    } finally {
      await portal.stop();
    }
  } finally {
    await client.end();
  }
};

/** Makes today a working day without reminders so far; answers how many people there are to be looked at. */
const prepare = async (client: Client): Promise<number> => {
  await client.query('delete from "reminder"');
  await client.query(
    `with big as (select "id" from "client" where "code" = 'big'),
       day as (insert into "calendar" ("client_id", "start_date", "end_date", "type") select "id", ${TODAY}, ${TODAY}, 'working' from big)
     update "client" c set "rules_version" = "rules_version" + 1 from big where c."id" = big."id"`,
  );
  const { rows } = await client.query<{ people: number }>(
    `select count(distinct u."employee_id")::int as people from "app_user" u join "client" c on c."id" = u."client_id" and c."code" = 'big'
     join "employee" e on e."id" = u."employee_id" where not u."disabled" and not e."disabled" and e."dismissal_date" is null`,
  );
  return rows[0]?.people ?? 0;
};

const reminded = async (client: Client, people: number): Promise<{ seconds: number; told: number }> => {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const { rows } = await client.query<{ looked: number; told: number; seconds: number }>(
      `select count(*)::int as looked, count("content")::int as told,
         extract(epoch from max(r."create_date") - min(r."create_date"))::float as seconds
       from "reminder" r join "client" c on c."id" = r."client_id" and c."code" = 'big'`,
    );
    const [now] = rows;
    if (now && now.looked >= people) return now;
    await pause(LOOK_MS);
  }
  throw new Error('not everybody was reminded');
};
