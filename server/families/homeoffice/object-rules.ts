import { wrongField } from '../../call/call-error.ts';
import type { BeforeWrite, RulesByObject } from '../../objects/rules.ts';

const SEATS_MAX = 100_000;

/** A location is kept once for an organization, however it is spelled, and its seats are a number that may be none. */
const locationIsSound: BeforeWrite = async (tx, _actor, before, after) => {
  if (!after) return;
  if (typeof after.location === 'string') after.location = after.location.trim();
  const row: Record<string, unknown> = { ...before, ...after };
  const seats = Number(row.seats);
  if (seats < 0 || seats > SEATS_MAX) throw wrongField('seats', 'homeoffice/seats-count', { max: SEATS_MAX });
  const [twin] = await tx.rows(
    'select 1 from "office_location" where "organization_id" = $1 and lower("location") = lower($2) and "id" is distinct from $3',
    [row.organization_id, row.location, before?.id ?? null],
  );
  if (twin) throw wrongField('location', 'homeoffice/location-twice');
};

export const objectRules: RulesByObject = { office_location: { before: [locationIsSound] } };
