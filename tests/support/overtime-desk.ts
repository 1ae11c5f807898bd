import type { Day } from '../../lib/kernel/day.ts';
import { rowOf, type Stored } from './document-desk.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import { fingerprint } from './matrix-trace.ts';
import type { World } from './matrix-world.ts';
import { timeDesk } from './time-desk.ts';

/** Overtime of a company, as people of it make and move it. */
export const overtimeDesk = (world: World) => {
  const desk = timeDesk(world, 'overtime');
  const { db } = world.company;

  const work = (start_date: Day, from = '18:00', to = '20:00', more: object = {}) => ({
    start_date,
    time_from: from,
    time_to: to,
    reason: 'production_necessity',
    compensation_type: 'money',
    ...more,
  });
  const draft = async (name: Name, record: object): Promise<Stored> =>
    rowOf(await desk.add(name, record as Record<string, unknown>));
  /** One of a person that was sent; its id. */
  const sent = async (name: Name, record: object): Promise<number> => {
    const { id } = await draft(name, record);
    rowOf(await desk.move(name, id, 'prepared'));
    return id;
  };
  const master = (name: Name, people: readonly object[], record: object): Promise<Answer> =>
    desk.by(name, 'overtime.master', { ...record, people });
  const idOf = (name: Name): number => world.company.people[name].employee_id;

  /** What a refusal must leave as it was. */
  const kept = async () => {
    const { document, overtime, document_status, absence } = await fingerprint(db);
    return { document, overtime, document_status, absence };
  };

  const absencesOf = async (id: number): Promise<Stored[]> =>
    (
      await db.query<Stored>(
        `select d."id"::int, d."status_id", d."start_date"::text, d."end_date"::text, d."days", d."employee_id"::int,
           d."creator_id"::int, d."organization_id"::int, a."overtime_ids", a."date"::text, t."code" as type,
           (select json_agg(s."status_id" order by s."seq") from "document_status" s where s."registrator_id" = d."id") as history
         from "absence" a join "document" d on d."id" = a."id" left join "document_type" t on t."id" = d."document_type_id"
         where a."overtime_ids" = $1 order by d."id"`,
        [String(id)],
      )
    ).rows;

  const setStatus = (id: number, status: string) =>
    db.query('update "document" set "status_id" = $2 where "id" = $1', [id, status]);

  return { ...desk, db, work, draft, sent, master, idOf, kept, absencesOf, setStatus };
};

export type OvertimeDesk = ReturnType<typeof overtimeDesk>;
