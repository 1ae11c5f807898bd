import { addDays, type Day } from '../../lib/kernel/day.ts';
import { documentDesk, rowOf, type Stored } from './document-desk.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';
import { pngOf } from './pictures.ts';
import { upload } from './upload.ts';

const WEEK = 7;

/** Reports, trips and rates of a company, as people of it make them. */
export const expenseDesk = (world: World) => {
  const { db, clients } = world.company;
  let weeks = 0;
  /** No two receipts are the same, but where a test says so. */
  let receipts = 411;

  const desk = documentDesk(world, 'expense', 'details');
  const { today, by, idOf, add, move } = desk;
  const typeOf = (object_id: string, code: string): Promise<number> => desk.typeOf(code, object_id);

  /** Three days of a week that no other trip has, all of them over. */
  const threeDays = (): { start_date: Day; end_date: Day } => {
    weeks += 1;
    const start_date = addDays(today, -WEEK * weeks - 2);
    return { start_date, end_date: addDays(start_date, 2) };
  };

  const line = async (fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    receipts += 1;
    return {
      date: today,
      receipt_number: String(receipts),
      expense_type_id: await idOf('expense_type', 'taxi'),
      amount: '100',
      currency_id: await idOf('currency', 'RUB'),
      ...fields,
    };
  };

  /** A draft of a report. */
  const report = async (
    name: Name,
    fields: Record<string, unknown> = {},
    ...details: Record<string, unknown>[]
  ): Promise<Answer> =>
    add(name, {
      document_type_id: await typeOf('expense', 'business'),
      expense_goal_id: await idOf('expense_goal', 'negotiations'),
      ...(details.length > 0 ? { details } : {}),
      ...fields,
    });

  const read = async (name: Name, id: number, object = 'expense'): Promise<Stored> =>
    object === 'expense'
      ? desk.read(name, id)
      : rowOf(await by(name, 'view.get', { object, filter: `id = ${id}`, with: 'routes' }));

  /** A trip at home, begun by its person. */
  const trip = async (name: Name, fields: Record<string, unknown> = {}): Promise<Stored> => {
    const days = threeDays();
    return rowOf(
      await add(
        name,
        {
          ...days,
          country_id: await idOf('country', 'RU'),
          destination_id: await idOf('dictionary_element', 'client'),
          entity: 'Завод',
          goal: 'Переговоры',
          advance_amount: '15000',
          routes: [{ from: 'Москва', to: 'Казань', ...days }],
          ...fields,
        },
        'btrip',
      ),
    );
  };

  /** The same, sent and agreed to by the manager. */
  const agreedTrip = async (name: Name, fields: Record<string, unknown> = {}): Promise<Stored> => {
    const made = await trip(name, fields);
    rowOf(await move(name, made.id, 'prepared', {}, 'btrip'));
    rowOf(await move('manager', made.id, 'agreed', {}, 'btrip'));
    return read(name, made.id, 'btrip');
  };

  /** What `units` of a currency cost in roubles from a day on. */
  const setRate = async (currency_code: string, date: Day, value: string, units = 1): Promise<void> => {
    await db.query(
      `insert into "currency_rate" ("client_id", "currency_code", "quoted_in", "date", "units", "value", "source")
       values ($1, $2, 'RUB', $3, $4, $5, 'ЦБ РФ')
       on conflict ("client_id", "currency_code", "source", "date") do update set "value" = excluded."value", "units" = excluded."units"`,
      [clients.north, currency_code, date, units, value],
    );
  };

  /** A picture attached to a document; answers its id. */
  const attach = async (name: Name, id: number, object_id = 'expense'): Promise<Stored> => {
    const answer = await upload(world.portal.origin, world.token(name), {
      object_id,
      registrator_id: id,
      bytes: await pngOf(),
    });
    if (!answer.result) throw new Error(JSON.stringify(answer.error));
    return answer.result.data as unknown as Stored;
  };

  /** Deletes a file by itself, as the list of files of a form does it. */
  const detach = async (name: Name, { id, hash }: Stored): Promise<number> =>
    (
      await fetch(`${world.portal.origin}/api/object_files?id=${id}&hash=${String(hash)}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${world.token(name)}` },
      })
    ).status;

  const historyOf = async (id: number): Promise<string[]> =>
    (await desk.history(id)).map(({ status_id }) => status_id);

  return {
    today,
    by,
    idOf,
    typeOf,
    line,
    report,
    edit: desk.edit,
    read,
    move,
    trip,
    agreedTrip,
    setRate,
    attach,
    detach,
    historyOf,
  };
};

export type ExpenseDesk = ReturnType<typeof expenseDesk>;

/** The lines of a report that was read. */
export const detailsOf = (row: Stored): Stored[] => (row.details ?? []) as Stored[];
