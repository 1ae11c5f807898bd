import type { Actor } from '../access/actor.ts';
import type { Route } from '../access/route.ts';
import { DICTIONARIES } from '../dictionaries/dictionaries.data.ts';
import { mayOpen } from '../routes/may-open.ts';
import { ROUTES, routeNamed } from '../routes/table.ts';
import { SHOWN_ON } from './shown-on.data.ts';

/** Names of screens. */
type Names = readonly string[];

/** Screens an actor opens, by the guard of addresses itself: those of an object. */
export const screensOf = (object_id: string, { roles }: Pick<Actor, 'roles'>): Names =>
  OPENABLE.filter((route) => isOf(object_id, route) && mayOpen(route, roles)).map(({ name }) => name);

/** Screens without an object of the table: home, profile, guide and the like. */
export const otherScreens = (objects: Names, { roles }: Pick<Actor, 'roles'>): Names =>
  OPENABLE.filter(
    (route) =>
      route.roles !== 'public' && !objects.some((each) => isOf(each, route)) && mayOpen(route, roles),
  ).map(({ name }) => name);

const OPENABLE = ROUTES.filter(
  ({ built, screen }) => built && screen !== 'disabled' && screen !== 'catch-all',
);

const isOf = (object_id: string, { name, family }: Route): boolean =>
  family === object_id || (SHOWN_ON[object_id]?.includes(name) ?? false) || DICTIONARY[object_id] === name;

/** The screen of a dictionary: its own, or the page of all of them. */
const DICTIONARY: Readonly<Record<string, string>> = Object.fromEntries(
  DICTIONARIES.map(({ object, name }) => [object, routeNamed(name) ? name : 'dictionaries']),
);
