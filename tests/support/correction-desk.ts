import { addDays, type Day } from '../../lib/kernel/day.ts';
import { rowOf, type Stored } from './document-desk.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';
import { timeDesk } from './time-desk.ts';

/** What may be said before a leave or its correction moves. */
const SEEN = ['vacation/no-long-part', 'vacation/short-notice', 'vacation_correction/recall-never'];

/** Days of a leave of the desk. */
export const LEAVE_DAYS = 14;

type Reached = 'prepared' | 'accepted' | 'agreed';

/** Leaves and their corrections of a company, as people of it make and move them. */
export const correctionDesk = async (world: World) => {
  const desk = timeDesk(world, 'vacation_correction');
  const leaves = timeDesk(world, 'vacation');
  const { db } = world.company;
  const types = {
    leave: await desk.typeOf('additional', 'vacation'),
    correction: await desk.typeOf('additional'),
  };

  /** An approved leave of two weeks; a Monday begins it. */
  const leaveOf = async (name: Name = 'employee', monday: Day = desk.freshMonday()) => {
    const dates = { start_date: monday, end_date: addDays(monday, LEAVE_DAYS - 1) };
    const { id } = rowOf(await leaves.add(name, { document_type_id: types.leave, ...dates }));
    rowOf(await leaves.move(name, id, 'prepared', SEEN));
    rowOf(await leaves.move('manager', id, 'agreed'));
    rowOf(await leaves.move('hr', id, 'approved'));
    return { id, monday };
  };

  /** A part of a leave in draft: so many days from a Monday of its own on. */
  const partOf = async (
    parents: string,
    days = 7,
    name: Name = 'employee',
    fields: Record<string, unknown> = {},
  ): Promise<Stored> => {
    const monday = desk.freshMonday();
    const dates = { start_date: monday, end_date: addDays(monday, days - 1) };
    return rowOf(
      await desk.add(name, {
        replaced_vacation_ids: parents,
        document_type_id: types.correction,
        ...dates,
        ...fields,
      }),
    );
  };

  const twoParts = async () => {
    const leave = await leaveOf();
    return { leave, c1: await partOf(`${leave.id}:7`), c2: await partOf(`${leave.id}:7`) };
  };

  const move = (name: Name, id: number, to: string) => desk.move(name, id, to, SEEN);

  /** Brings parts to a status along the usual way. */
  const bring = async (to: Reached, ...parts: readonly Stored[]) => {
    for (const { id } of parts) {
      const { status_id } = await desk.read('hr', id);
      if (status_id === 'draft') rowOf(await move('employee', id, 'prepared'));
      if (to !== 'prepared' && status_id !== 'accepted') rowOf(await move('manager', id, 'accepted'));
      if (to === 'agreed') rowOf(await move('hr', id, 'agreed'));
    }
  };

  const statuses = (...parts: readonly Stored[]) =>
    Promise.all(parts.map(async ({ id }) => (await desk.read('hr', id)).status_id));

  const leaveRow = async (id: number) =>
    (
      await db.query(
        `select d."replaced", v."replaced_status_id", d."status_id", d."days" from "document" d
         join "vacation" v on v."id" = d."id" where d."id" = $1`,
        [id],
      )
    ).rows[0];

  /** A request that was made to sign a document. */
  const requestFor = async (id: number): Promise<number> => {
    const { rows } = await db.query<{ id: string }>(
      `with r as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "creator_id")
         select "client_id", "organization_id", 'request', 'R-' || "id", "employee_id", "employee_id" from "document" where "id" = $1
         returning "id")
       insert into "request" ("id", "legal_document_id") select "id", $1::bigint from r returning "id"`,
      [id],
    );
    return Number(rows[0]?.id);
  };

  return { ...desk, leaves, types, leaveOf, partOf, twoParts, move, bring, statuses, leaveRow, requestFor };
};

export type CorrectionDesk = Awaited<ReturnType<typeof correctionDesk>>;
