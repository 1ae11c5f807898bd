import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';
import type { DocumentReaders } from '../access/scope.ts';
import type { ParameterCode } from '../settings/parameters.data.ts';
import type { FamilyKind } from './kinds.data.ts';
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
  /** As an absence it holds on the days of some of its lines alone. */
  readonly on?: DayLines;
}

/** Lines whose days an absence holds on: their table, its columns that name the document and the day, and what marks them. */
interface DayLines {
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

/** Addresses of a family. */
interface FamilyRoutes {
  /** Names of the form and of the list; `alias` is the older name of the list (AMB-009). */
  readonly form: string;
  readonly list: string;
  readonly alias?: string;
  /** The family whose addresses these are: its form and its list show this one too. */
  readonly under?: string;
}

/** Who begins documents of a family, beside those who begin any, and when. */
interface FamilyMade {
  /** Roles besides hr that make them in their organization. */
  readonly by?: readonly Role[];
  /** The flag that offers new ones; while it is off all else of the family works. */
  readonly while?: ParameterCode;
}

/** What is known of a family without its fields, form and rules: menus, links and lists of many families read it. */
export interface FamilyIdentity {
  /** The object of the calls, of the messages and of the audit. */
  readonly object_id: string;
  readonly routes: FamilyRoutes;
  /** Where menus list it; its picture is that of the group. */
  readonly group: FamilyGroup;
  /** Who reads the whole organization's besides hr. */
  readonly readers: DocumentReaders;
  /** Absent where only the day of writing counts. */
  readonly dates?: FamilyDates;
  /** Takes the person away from work: no two of them hold on one day, and deputies act meanwhile. */
  readonly absence?: AbsenceKind;
  /** What it is in the eyes of the law of signatures; an application where nothing is said. */
  readonly law?: { readonly kind?: LawKind; readonly types?: Readonly<Record<string, LawKind>> };
  /** Whose its documents are and how their files are kept (`kinds.data.ts`); a request where nothing is said. */
  readonly kind?: FamilyKind;
  readonly made?: FamilyMade;
  /** Its screens beside the form and the lists that every family has. */
  readonly screens?: readonly FamilyScreen[];
  /** It has a page of the guide: `guide` of its messages tells how one is made. */
  readonly guide?: true;
}

/** Its form is one of its own screens: then it has no form and no lists of the kind that every family has. */
export const hasOwnForm = ({ routes, screens = [] }: Pick<FamilyIdentity, 'routes' | 'screens'>): boolean =>
  screens.some(({ name }) => name === routes.form);
