import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';
import { folded } from '../kernel/folded.ts';
import { mayOpen } from '../routes/may-open.ts';
import { routeNamed } from '../routes/table.ts';
import { GUIDE_PAGES, type GuidePage } from './pages.data.ts';

/** The page about a screen; undefined where the guide as a whole is the answer. */
export const guideOf = (route: string): string | undefined =>
  GUIDE_PAGES.find(({ routes }) => routes.includes(route))?.slug;

export const guidePage = (slug: string | undefined): GuidePage | undefined =>
  GUIDE_PAGES.find((page) => page.slug === slug);

/** The screen of a page for a reader of these roles: the first they may open. */
export const screenOf = ({ routes, opens = [] }: GuidePage, roles: readonly string[]): Route | undefined =>
  [...routes, ...opens].map(routeNamed).find((route) => route !== undefined && mayOpen(route, roles));

/** Roles the guide has tasks for, in the order of the pages. */
export const GUIDE_ROLES: readonly Role[] = [
  ...new Set(GUIDE_PAGES.flatMap(({ roles }) => (roles === 'any' ? [] : roles))),
];

/** Tasks of a role, those of all roles last. */
export const tasksOf = (role: string): readonly GuidePage[] =>
  GUIDE_PAGES.filter(({ roles }) => roles === 'any' || (roles as readonly string[]).includes(role));

/** Pages in whose words every word that was typed occurs, in any form of its beginning. */
export const searchGuide = <Page extends { readonly text: string }>(
  pages: readonly Page[],
  typed: string,
): readonly Page[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean).map(stem);
  return pages.filter(({ text }) => words.every((word) => folded(text).includes(word)));
};

/** A Russian word without its ending finds its other forms: «отпуска» finds «отпуск». */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);
