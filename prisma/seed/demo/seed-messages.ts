import { millisecondsInDay } from 'date-fns/constants';
import type { Client } from 'pg';
import { shortName } from '../../../lib/i18n/person-name.ts';
import { byTable } from '../../../server/documents/document-rows.ts';
import { type MoveToTell, readerOf, recipientsOf } from '../../../server/notifications/recipients.ts';
import { type Reader, wordingOf } from '../../../server/notifications/wording.ts';
import { STATUS_NAMES } from '../dictionaries/statuses.data.ts';
import { insertRows } from '../insert.ts';
import { randomOf } from '../random.ts';
import { type Clock, workdaysAgo } from './clock.ts';
import { namedIn, sentToNamed } from './named-people.ts';
import type { MadeMove } from './papers.ts';
import type { Person } from './seed-people.ts';
import { moment, type StoredPaper } from './stored-paper.ts';
import { OWN_TEXTS } from './texts.data.ts';

const WINDOW_MS = 90 * millisecondsInDay;
/** Messages of so many last working days are unread, and so is the latest of each inbox. */
const UNREAD_WORKDAYS = 2;
const READ_AFTER_MS = 47 * 60_000;

/** The messages of the last three months, with the recipients and the words of the portal. */
export const seedMessages = async (
  client: Client,
  papers: readonly StoredPaper[],
  staff: readonly Person[],
  clock: Clock,
): Promise<void> => {
  const companies = await companiesOf(client);
  const unreadFrom = workdaysAgo(UNREAD_WORKDAYS, clock, randomOf(1));
  const rows = papers
    .flatMap((paper) => paper.moves.map((move) => ({ paper, move })))
    .filter(({ move }) => move.at > clock.now - WINDOW_MS)
    .sort((a, b) => a.move.at - b.move.at)
    .flatMap(({ paper, move }) => messageRows(paper, move, staff, unreadFrom, companies));
  const latest = new Map(rows.map((row) => [inboxOf(row), row]));
  await insertRows(
    client,
    'message',
    rows.map((row) => (latest.get(inboxOf(row)) === row ? { ...row, read_date: null } : row)),
  );
};

/** What an organization is called. */
interface Company {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
}

type Companies = ReadonlyMap<number, Company>;

const companiesOf = async (client: Client): Promise<Companies> => {
  const { rows } = await client.query<Company>('select "id"::int, "name", "name_eng" from "organization"');
  return new Map(rows.map((row) => [row.id, row]));
};

const inboxOf = ({ recipient_id, organization_id }: { recipient_id: string; organization_id: number }) =>
  `${organization_id} ${recipient_id}`;

const messageRows = (
  paper: StoredPaper,
  move: MadeMove,
  staff: readonly Person[],
  unreadFrom: number,
  companies: Companies,
) => {
  const { id, family, person, manager } = paper;
  const told: MoveToTell = {
    status_id: move.leg.to,
    owner_id: person.id,
    actor_id: move.by.id,
    manager_ids: manager ? [manager.id] : [],
    second_manager_ids: [],
    named_ids: sentToNamed(family, move) ? namedIn(paper, staff).map((named) => named.id) : [],
    manager_step: true,
  };
  const shared = {
    client_id: person.client_id,
    organization_id: person.organization_id,
    registrator_id: id,
    object_id: family.object_id,
    route: `/${family.routes.form}/${id}`,
    create_date: moment(move.at),
    read_date: move.at < unreadFrom ? moment(move.at + READ_AFTER_MS) : null,
  };
  return recipientsOf(told).map((recipient_id) => ({
    ...shared,
    ...sayingOf(paper, move, readerOf(told, Number(recipient_id)), companies.get(person.organization_id)),
    recipient_id,
  }));
};

const sayingOf = (
  { number, family, person, creator, said }: StoredPaper,
  { leg, by }: MadeMove,
  reader: Reader,
  company: Company | undefined,
) => {
  const { start = 'start_date', end = 'end_date', days = 'days' } = family.dates ?? {};
  const dated = { start_date: text(said[start]), end_date: text(said[end]) };
  const [, status_name = '', status_name_eng = ''] = STATUS_NAMES.find(([id]) => id === leg.to) ?? [];
  const own = OWN_TEXTS.find(({ alias }) => alias === `msg_${family.object_id}_${leg.to}`);
  const comments = leg.comments ?? '';
  const [document] = byTable(family, said);
  const wording = wordingOf(
    {
      number,
      object_id: family.object_id,
      status_id: leg.to,
      status_name,
      status_name_eng,
      owner_name: person.name,
      owner_name_eng: person.name_eng,
      actor_name: by.name,
      actor_name_eng: by.name_eng,
      comments,
      by_owner: by.id === person.id,
      title: text(document.title) ?? '',
      title_eng: text(document.title_eng) ?? '',
      company: company?.name ?? '',
      company_eng: company?.name_eng ?? '',
      begun_by: creator.id === person.id ? '' : creator.name,
      begun_by_eng: creator.id === person.id ? '' : creator.name_eng,
      ...dated,
      own_text: own?.name ?? null,
      own_text_eng: own?.name_eng ?? null,
    },
    reader,
  );
  const values = {
    number,
    status_id: leg.to,
    employee_name: shortName(person.name),
    employee_name_eng: shortName(person.name_eng),
    actor_name: shortName(by.name),
    actor_name_eng: shortName(by.name_eng),
    ...dated,
    days: said[days] ?? null,
    comments,
  };
  return { values, ...wording };
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
