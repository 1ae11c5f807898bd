import type { PinState } from '../../../lib/rpc/signing.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db, inTransaction, type Tx } from '../../db/tx.ts';

export const PIN_TRIES = 3;
const LOCK_MINUTES = 15;
/** 15 minutes, doubled for every time the tries were used up, up to eight hours. */
const MOST_DOUBLINGS = 5;

export interface Try {
  readonly tries_left: number;
  readonly locked_until: string | null;
}

/**
 * Counts one try before the PIN is looked at, by a single statement: parallel guesses over any number of processes
 * never have more than three. The last one locks at once, whatever becomes of it; a right PIN takes that back. Refuses:
 * pin_exhausted.
 */
export const takeTry = async (employee_id: number): Promise<Try> => {
  const [taken] = await inTransaction((tx) => tx.rows<Try>(TAKE, [employee_id]));
  if (taken) return taken;
  const { locked_until } = await counterOf(db, employee_id);
  throw exhausted(locked_until);
};

const TAKE = `
  insert into "pin_counter" as c ("employee_id", "tries_left") values ($1, ${PIN_TRIES - 1})
  on conflict ("employee_id") do update set
    "tries_left" = case when c."tries_left" > 0 then c."tries_left" - 1 else ${PIN_TRIES - 1} end,
    "rounds" = case when c."tries_left" = 1 then c."rounds" + 1 else c."rounds" end,
    "locked_until" = case when c."tries_left" = 1
      then now() + make_interval(mins => ${LOCK_MINUTES}) * 2 ^ least(c."rounds", ${MOST_DOUBLINGS}) end
  where c."locked_until" is null or c."locked_until" <= now()
  returning "tries_left", "locked_until"`;

/** All tries are restored after a right PIN or a new one. */
export const forgetTries = (tx: Tx, employee_id: number): Promise<unknown> =>
  tx.rows('delete from "pin_counter" where "employee_id" = $1', [employee_id]);

export const exhausted = (locked_until: string | null) => {
  const left_ms = locked_until === null ? 0 : Date.parse(locked_until) - Date.now();
  const seconds = Math.max(1, Math.ceil(left_ms / 1_000));
  return refusal('pin_exhausted', { seconds, minutes: Math.ceil(seconds / 60) });
};

const counterOf = async (within: Db, employee_id: number): Promise<Try> => {
  const [row] = await within.rows<Try>(
    `select case when "locked_until" <= now() then ${PIN_TRIES} else "tries_left" end as tries_left,
       case when "locked_until" > now() then "locked_until" end as locked_until
     from "pin_counter" where "employee_id" = $1`,
    [employee_id],
  );
  return row ?? { tries_left: PIN_TRIES, locked_until: null };
};

/** How many digits a new PIN of this client has. */
export const pinLength = async (within: Db, client_id: number): Promise<number> =>
  numberOf((await readRules(within, client_id)).parameters, 'pin_length');

/** How PINs stand with a person, as the screen shows it. */
export const pinStateOf = async (
  within: Db,
  person: { readonly client_id: number; readonly employee_id: number },
): Promise<PinState> => {
  const new_length = await pinLength(within, person.client_id);
  const { tries_left, locked_until } = await counterOf(within, person.employee_id);
  const [key] = await within.rows<Row<'signing_key', 'pin_length'>>(
    `select k."pin_length" from "certificate" join "signing_key" k on k."certificate_id" = "id"
     where "employee_id" = $1 and ${IN_FORCE} order by "id" desc limit 1`,
    [person.employee_id],
  );
  return {
    length: key?.pin_length ?? new_length,
    new_length,
    attempts: tries_left,
    locked_until,
    has_key: key !== undefined,
  };
};

/** As SQL over "certificate": a key of the portal's own authority that signs now. */
export const IN_FORCE = `"type" = '2' and not "disabled" and "revoked_at" is null
  and "issued_date" <= now() and "expiration_date" > now()`;
