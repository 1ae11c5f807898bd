import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Locale } from '../../../lib/access/actor.ts';
import { IS_WHOLE } from '../../support/whole.ts';
import { expect } from './portal-test.ts';
import type { Words } from './words.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const HEIGHT = 900;

/** Waits until a screen has everything it asked for. */
export const settled = async (page: Page, says: Words): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(isTakenOver);
  await expect(page.getByText(says('common.loading'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

/** Whether the browser's code has taken over what the server drew: a press before that is lost. */
const isTakenOver = (): boolean => {
  const shown = [...document.querySelectorAll('h1, button')];
  return (
    document.querySelector('h1') !== null &&
    shown.every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  );
};

/**
 * Expects one h1, a title of the tab, no sentence with a hole in it, and on a phone, also on the narrowest, no
 * scrolling sideways and no word of a button that breaks in two.
 */
export const expectInShape = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · \S+/);
  await expect
    .poll(() => page.locator('#main').evaluate(saidToPeople))
    .not.toMatch(/[{}]|undefined|null|NaN|\[object/);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect
      .poll(() => sideways(page), `${page.url()} at ${width} px, wider than the screen`)
      .toEqual([]);
    expect(await brokenWords(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: HEIGHT });
};

/** Words of buttons, tabs and links of the menu that break over two lines. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressed = document.querySelectorAll('button, [role=tab], nav a, a.inline-flex');
    return [...pressed].flatMap((each) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${word} of ${each.textContent?.slice(0, 40)}`);
        }
      return broken;
    });
  });

/** Elements beyond the right edge, where the page scrolls sideways. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

type Sight = readonly [width: number, theme: 'light' | 'dark'];

/** Two sights that cover each width and each theme, and all sights. */
const TWO_SIGHTS: readonly Sight[] = [
  [390, 'dark'],
  [1440, 'light'],
];
const EVERY_SIGHT: readonly Sight[] = [...TWO_SIGHTS, [390, 'light'], [1440, 'dark']];

/** Sights of screens whose looks are the subject: two, in the whole proof all. */
export const SIGHTS: readonly Sight[] = IS_WHOLE ? EVERY_SIGHT : TWO_SIGHTS;

/** Sights of other screens: one of the two, by the name alone; in the whole proof all. */
const sightsOf = (what: string): readonly Sight[] =>
  IS_WHOLE ? EVERY_SIGHT : TWO_SIGHTS.filter((_, index) => index === what.length % TWO_SIGHTS.length);

/** Rules of axe about words, all that differ between the languages. */
const RULES_OF_WORDS = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'page-has-heading-one',
  'valid-lang',
];

interface Looks {
  locale?: Locale;
  inside?: string;
  sights?: readonly Sight[];
}

/**
 * Expects no violation of WCAG A or AA on a screen, or in its part `inside`, from each sight. Colours and widths do not
 * depend on the language: in English `npm test` judges the words alone.
 */
export const expectAccessible = async (
  page: Page,
  what: string,
  { locale = 'ru', inside, sights = sightsOf(what) }: Looks = {},
): Promise<void> => {
  if (locale === 'en' && !IS_WHOLE) return expectNoViolation(page, what, { inside, rules: RULES_OF_WORDS });
  for (const sight of sights) {
    await lookFrom(page, sight);
    await expectNoViolation(page, `${what}, ${sight[0]} px, ${sight[1]}`, { inside });
  }
  await lookFrom(page, USUAL);
};

/** The sight that a screen is left in for the rest of a test. */
const USUAL: Sight = [1440, 'light'];

const lookFrom = async (page: Page, [width, theme]: Sight): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)));
};

/** What axe judges: all of a page by all of its default rules, unless said otherwise. */
interface Judged {
  inside?: string | undefined;
  rules?: readonly string[];
}

/** Expects no violation of axe's default rules, and controls named by the words written on them (WCAG 2.5.3). */
export const expectNoViolation = async (
  page: Page,
  what: string,
  { inside, rules }: Judged = {},
): Promise<void> => {
  // Half a megabyte of script, loaded once a page.
  for (const frame of page.frames())
    if (!(await frame.evaluate('window.axe !== undefined'))) await frame.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
    ...(rules && { runOnly: [...rules] }),
  };
  const { violations } = await page.evaluate(([part, how]) => window.axe.run(part ?? document, how), [
    inside,
    options,
  ] as const);
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  );
  expect(said, what).toEqual([]);
};

/** Russian words on an English screen, apart from the numbers of documents and what people wrote themselves. */
export const russianOn = (page: Page, own: readonly string[] = []): Promise<string[]> =>
  page.evaluate((written) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const other of body.querySelectorAll('script, style, [lang=ru]')) other.remove();
    // Numbers of documents first: words of people may be a part of one.
    const said = (body.textContent ?? '').replace(/[А-Я]{2}-\d+/g, '');
    const text = written.reduce((rest, each) => rest.replaceAll(each, ''), said);
    return text.match(/[А-Яа-яЁё][^A-Za-z]{0,60}/g) ?? [];
  }, own);

/** Text of a part of the screen, without what is meant to be copied into a file. */
const saidToPeople = (part: Element): string => {
  const copy = part.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('code, textarea')) code.remove();
  return copy.textContent ?? '';
};
