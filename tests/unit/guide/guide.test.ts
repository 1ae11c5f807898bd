import { expect, test } from 'vitest';
import { ROLES } from '../../../lib/access/roles.ts';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { isOfCandidates, policyOf } from '../../../lib/families/kinds.data.ts';
import { GUIDE_ROLES, guideOf, screenOf, searchGuide, tasksOf } from '../../../lib/guide/guide.ts';
import { guideAddress } from '../../../lib/guide/guide-address.ts';
import { GUIDE_PAGES } from '../../../lib/guide/pages.data.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { mayOpen } from '../../../lib/routes/may-open.ts';
import { resolvePath } from '../../../lib/routes/resolve.ts';
import { ROUTES, routeNamed } from '../../../lib/routes/table.ts';
import { everythingSaid, messageFiles, type Words, wordsOf } from '../../support/messages.ts';

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly steps: string;
}
const LANGUAGES = (['ru', 'en'] as const).map((language) => ({
  language,
  pages: (everythingSaid(language).guide as Words).pages as unknown as Readonly<Record<string, Texts>>,
}));
const SENTENCE = /[.?!](?=\s|$)/g;

test.each(LANGUAGES)(
  'every task of the guide has its page in $language, and none is left over',
  ({ pages }) => {
    expect(Object.keys(pages).sort()).toEqual(GUIDE_PAGES.map(({ slug }) => slug).sort());
    for (const [slug, page] of Object.entries(pages))
      expect(Object.keys(page).sort(), slug).toEqual(['steps', 'text', 'title']);
  },
);

test.each(LANGUAGES)(
  'a page of the guide is short: five to sixteen sentences, most of them steps ($language)',
  ({ pages }) => {
    const odd = Object.entries(pages).filter(([, { text, steps }]) => {
      const lines = steps.split('\n');
      const sentences = `${text} ${lines.join(' ')}`.match(SENTENCE)?.length ?? 0;
      return lines.length < 4 || lines.length > 7 || sentences < 5 || sentences > 16;
    });
    expect(odd.map(([slug]) => slug)).toEqual([]);
  },
);

test('the guide is opened by the name of every screen that is built', () => {
  for (const { name } of ROUTES.filter(({ built }) => built)) {
    const address = resolvePath(linkTo('guide', { page: guideAddress(name) }), new Set());
    expect([name, address?.route.name, address?.params]).toEqual([
      name,
      'guide',
      { page: guideAddress(name) },
    ]);
  }
});

test('every screen that is offered in a menu has a page of the guide, and one its people may read about', () => {
  const offered = ROUTES.filter(
    (route) => route.built && route.menu !== undefined && route.menu !== 'footer',
  );
  expect(offered.filter(({ name }) => guideOf(name) === undefined).map(({ name }) => name)).toEqual([]);
  for (const { slug, roles, routes } of GUIDE_PAGES)
    for (const name of routes) {
      const route = routeNamed(name);
      expect([slug, name, route?.built]).toEqual([slug, name, true]);
      const readers = roles === 'any' ? ['employee'] : roles;
      expect(
        route && readers.some((role) => mayOpen(route, ['user', role])),
        `${slug} tells its readers of ${name}`,
      ).toBe(true);
    }
});

test('every task leads each of its readers to a screen of theirs that takes no number', () => {
  for (const page of GUIDE_PAGES)
    for (const role of page.roles === 'any' ? (['employee', 'candidate'] as const) : page.roles)
      expect(screenOf(page, ['user', role])?.built, `${page.slug} for ${role}`).toBe(true);
});

/** Every sentence of the portal in a language but those of the guide. */
const sentencesIn = (language: string): ReadonlySet<string> => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
  return new Set(
    messageFiles(language)
      .filter((file) => file !== 'guide.json')
      .flatMap((file) => leaves(wordsOf(language, file))),
  );
};

test.each(LANGUAGES)(
  'what the guide names in quotes is on the screens so, letter by letter ($language)',
  ({ language, pages }) => {
    const shown = sentencesIn(language);
    const named = Object.entries(pages).flatMap(([slug, { text, steps }]) =>
      [...`${text}\n${steps}`.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, name = '']) => [slug, name] as const),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([, name]) => name.length > 1 && !shown.has(name) && !shown.has(`${name}.`))).toEqual(
      [],
    );
  },
);

test('a family that has a page of the guide tells of its form there, the forms of others are told of with all requests', () => {
  const pageOf = (slug: string) => GUIDE_PAGES.find((page) => page.slug === slug);
  const told = FAMILY_IDENTITIES.filter(({ guide }) => guide);
  expect(told.length).toBeGreaterThan(0);
  for (const { object_id, routes } of told) expect(pageOf(object_id)?.routes).toEqual([routes.form]);
  for (const { routes, guide, kind } of FAMILY_IDENTITIES)
    if (!guide && !policyOf({ kind }).pushed && !routes.under)
      expect(guideOf(routes.form)).toBe(isOfCandidates({ kind }) ? 'hire' : 'follow');
});

test('one screen is told of on one page, and every role of a worker has tasks of its own', () => {
  const told = GUIDE_PAGES.flatMap(({ routes }) => routes);
  expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual([]);
  for (const role of GUIDE_ROLES) {
    expect(ROLES).toContain(role);
    expect(tasksOf(role).length, role).toBeGreaterThan(tasksOf('user').length);
  }
  expect(tasksOf('candidate').map(({ slug }) => slug)).toEqual(['be-hired', 'messages', 'profile', 'around']);
});

test.each([
  ['ОТПУСКА', ['отпуск']],
  ['ключей', ['ключ']],
  ['все', ['отпуск', 'ключ']],
  ['отпуск ключ', []],
  ['', ['отпуск', 'ключ']],
])('a search for «%s» finds %o', (typed, found) => {
  const pages = [
    { slug: 'отпуск', text: 'Оформить отпуск: всё просто' },
    { slug: 'ключ', text: 'Получить ключ, всё готово' },
  ];
  expect(searchGuide(pages, typed).map(({ slug }) => slug)).toEqual(found);
});
