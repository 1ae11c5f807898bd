import { type Actor, isOneself } from '../../lib/access/actor.ts';
import { CARDS, cardsIn } from '../../lib/access/cards.ts';
import { log } from '../log.ts';
import { type CardKind, keepCardViews } from './card-views.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list that answered one person's card: it was opened. A page of several is a list, not a card. */
export const noteCard = (actor: Actor, object_id: string, page: string): void => {
  if (!Object.hasOwn(CARDS, object_id)) return;
  const rows = rowsIn(page);
  if (rows.length === 1) note(actor, 'card', cardsIn(actor, object_id, rows));
};

/** Raw rows: one is a card that was opened, several were taken away. */
export const noteRows = (actor: Actor, object_id: string, page: string): void => {
  if (!Object.hasOwn(CARDS, object_id)) return;
  const rows = rowsIn(page);
  note(actor, rows.length === 1 ? 'card' : 'export', cardsIn(actor, object_id, rows));
};

/** The key by which an export knows whose cards it holds. */
export const cardKeys = (object_id: string): readonly string[] => {
  const card = Object.hasOwn(CARDS, object_id) ? CARDS[object_id] : undefined;
  return card ? [card.whose] : [];
};

/** An export took along cards of people, where its columns tell more than who they are; `keys` say whose each row is. */
export const noteExport = (
  actor: Actor,
  object_id: string,
  rows: readonly Row[],
  keys: readonly Row[],
): void => {
  if (!Object.hasOwn(CARDS, object_id)) return;
  const told = rows.map((row, index) => ({ ...row, ...keys[index] }));
  note(actor, 'export', cardsIn(actor, object_id, told));
};

/** The caller looked at the rights of people, which show as much as their cards. */
export const noteLook = (actor: Actor, employees: readonly number[]): void =>
  note(
    actor,
    'card',
    employees.filter((employee_id) => !isOneself(actor, employee_id)),
  );

const rowsIn = (page: string): readonly Row[] => (JSON.parse(page) as { data: Row[] }).data;

/** Not awaited, and its failure fails no reading. */
const note = (actor: Actor, kind: CardKind, employees: readonly number[]): void => {
  if (employees.length === 0) return;
  keepCardViews(actor, kind, employees).catch((error) => log.error({ err: error }, 'card view not recorded'));
};
