import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';
import type { DocumentReaders } from '../access/scope.ts';
import type { ParameterCode } from '../settings/parameters.data.ts';
import type { LawKind } from './legal.data.ts';

/** Groups of families in menus and lists, in their order. */
export const FAMILY_GROUPS = ['time', 'money', 'papers', 'people'] as const;
export type FamilyGroup = (typeof FAMILY_GROUPS)[number];

/** How an absence is drawn among those of other people. */
export type AbsenceKind = 'leave' | 'trip' | 'sick' | 'dayoff' | 'home';

/** What a document is dated by, and what follows from its dates. Names are fields of the family's view. */
export interface FamilyDates {
  /** The first day, or the only one: what lists sort by and what closed days and forbidden periods are measured from. */
  readonly start: string;
  readonly end?: string;
  readonly days?: string;
  /** A move may come too late for the date (AMB-085); types on the list of `exceptions` never do. */
  readonly closes?: { readonly exceptions?: ParameterCode };
  /** Days of notice when it is sent, in calendar and in working days. */
  readonly notice?: { readonly calendar: ParameterCode; readonly working: ParameterCode };
  /** In one line it shows the due day, if any, rather than its date. */
  readonly dueFirst?: true;
  /** The refusal of a first save before today, where past days are closed; `document/backdating` otherwise. */
  readonly past?: string;
  /** Its days are counted in working days, whatever its type says (AMB-089). */
  readonly working?: true;
}

/** Lines whose days an absence holds on: their table, its columns that name the document and the day, and what marks them. */
export interface AbsentOn {
  readonly lines: string;
  readonly document: string;
  readonly day: string;
  readonly where: Readonly<Record<string, string>>;
}

/** A screen that only one family has, at an address of its own; one of a row may end with an id. */
export type FamilyScreen = Pick<Route, 'name' | 'roles' | 'mode' | 'menu'> & {
  readonly id?: true;
  /** It is a dictionary of its own name, drawn as all of them are (`lib/dictionaries`). */
  readonly dictionary?: true;
};

/** The first rows of a list that the portal reads at its start. */
export interface StartingList {
  readonly rows: number;
  /** Only for holders of one of these roles. */
  readonly roles: readonly Role[];
  /** Also for a caller whose only role is candidate. */
  readonly candidate?: true;
}

/** What is known of a family without its fields, form and rules: menus, links and lists of many families read it. */
export interface FamilyIdentity {
  /** The object of the calls, of the messages and of the audit. */
  readonly object_id: string;
  /** Names of the form and of the list; `alias` is the older name of the list (AMB-009). */
  readonly routes: { readonly form: string; readonly list: string; readonly alias?: string };
  /** Where menus list it; its picture is that of the group. */
  readonly group: FamilyGroup;
  /** Who reads the whole organization's besides hr. */
  readonly readers: DocumentReaders;
  /** Absent where only the day of writing counts. */
  readonly dates?: FamilyDates;
  /** Takes the person away from work: no two of them hold on one day, and deputies act meanwhile. */
  readonly absence?: AbsenceKind;
  /** It holds on the days of some of its lines alone. */
  readonly absentOn?: AbsentOn;
  /** What it is in the eyes of the law of signatures; an application where nothing is said. */
  readonly law?: { readonly kind?: LawKind; readonly types?: Readonly<Record<string, LawKind>> };
  /** Owner of its documents: a candidate when set, else an employee. */
  readonly owners?: 'candidate';
  /** Roles besides hr that make its documents in their organization. */
  readonly makers?: readonly Role[];
  /** The family whose form and list show it too; it has no addresses of its own. */
  readonly under?: string;
  /** Its screens beside the form and the lists that every family has. */
  readonly screens?: readonly FamilyScreen[];
  /** It has a page of the guide: `guide` of its messages tells how one is made. */
  readonly guide?: true;
  /** A flag that offers new ones; while it is off all else of the family works. */
  readonly offered?: ParameterCode;
  /** The list read at the portal's start, by role (AMB-021). */
  readonly start?: StartingList;
  /**
   * Its documents can also accompany those of other families: such a one is read and moved with its document, and no
   * caller makes, changes, moves or deletes it by hand (decision 049).
   */
  readonly accompanies?: true;
  /** hr sends it to people to sign: its one file is what is signed, kept as it came; not their own request. */
  readonly pushed?: true;
}

/** Its form is one of its own screens: then it has no form and no lists of the kind that every family has. */
export const hasOwnForm = ({ routes, screens = [] }: Pick<FamilyIdentity, 'routes' | 'screens'>): boolean =>
  screens.some(({ name }) => name === routes.form);
