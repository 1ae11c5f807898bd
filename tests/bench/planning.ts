import { type CDPSession, chromium, type Page } from '@playwright/test';
import { haveChromium, systemChromium } from '../../bin/chromium.ts';
import { startPortal } from '../support/portal.ts';
import type { Row } from './row.ts';
import { PLANNED_YEAR, planEverybody } from './schedule.ts';

/** Ten rows a frame: faster than reading, from top to bottom within a minute on a busy machine. */
const FAST = { by: 520, most: Number.POSITIVE_INFINITY };
/** A wheel that is turned fast: 7,800 pixels a second. */
const WHEEL = { by: 130, most: 300 };
/** A warm-up: the first pass is slow. */
const FIRST = { by: 5_200, most: 50 };
const KEYS = 21;
const FRAME_MS = 1_000 / 60;
/** A later frame counts as missed. */
const LATE_MS = 20;
/** The screen's own share of a frame: the rest is the browser's. */
const WORK_MS = 10;
const KEY_MS = 33;

/**
 * The planning of a year of ten thousand people in a browser: how it scrolls from top to bottom, and what a key takes that
 * moves one part. Frames are those of this machine, which may be busy; work is the processor time of the page alone.
 */
export const benchPlanning = async (url: string): Promise<Row[]> => {
  await planEverybody(url);
  await haveChromium();
  const portal = await startPortal({ databaseUrl: url, env: { PORTAL_WEB: '1' } });
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ baseURL: portal.origin, viewport: { width: 1440, height: 900 } });
    await signIn(page);
    await page.goto(`/portal/big/vacationplanning?year=${PLANNED_YEAR}`);
    await page.locator('[data-entry]').first().waitFor({ timeout: 120_000 });
    const meter = await meterOf(page);
    return [...(await scrolls(page, meter)), await movesByKey(page, meter)];
  } finally {
    await browser.close();
    await portal.stop();
  }
};

const scrolls = async (page: Page, meter: Meter): Promise<Row[]> => {
  await page.evaluate(scrollDown, FIRST);
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await meter();
  const turned = await page.evaluate(scrollDown, WHEEL);
  const { task, script, layout } = minus(await meter(), before);
  const count = turned.frames.length;
  const work = task / count;
  const { frames, long } = await page.evaluate(scrollDown, FAST);
  const median = medianOf(frames);
  const late = frames.filter((each) => each > LATE_MS).length / frames.length;
  return [
    {
      name: 'planning of 10,000 people scrolled from top to bottom, in a browser',
      value: `${(1_000 / median).toFixed(0)} frames a second (median; ${(late * 100).toFixed(1)} % of ${frames.length} frames over ${LATE_MS} ms, ${long} tasks over 50 ms)`,
      wanted: '>= 60 frames a second',
      holds: median <= FRAME_MS * 1.05,
    },
    {
      name: 'work of the page in a frame while its wheel is turned fast',
      value: `${work.toFixed(1)} ms (script ${(script / count).toFixed(1)} ms, style and layout ${(layout / count).toFixed(1)} ms)`,
      wanted: `< ${WORK_MS} ms`,
      holds: work < WORK_MS,
    },
  ];
};

/** A part in the middle of the company goes to and fro. */
const movesByKey = async (page: Page, meter: Meter): Promise<Row> => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const part = page.locator('[data-entry]').nth(20);
  await part.focus();
  const [works, scripts]: [number[], number[]] = [[], []];
  for (let key = 0; key < KEYS; key += 1) {
    await painted(page);
    const before = await meter();
    await page.keyboard.press(key % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await painted(page);
    const { task, script } = minus(await meter(), before);
    works.push(task);
    scripts.push(script);
  }
  const work = medianOf(works);
  return {
    name: 'a key that moves one part among 10,000 people, until it is painted',
    value: `${work.toFixed(1)} ms of the page (script ${medianOf(scripts).toFixed(1)} ms)`,
    wanted: `< ${KEY_MS} ms, a key that is held repeats thirty times a second`,
    holds: work < KEY_MS,
  };
};

/** Scrolls so far with each frame, to the end or for so many frames; how long each took, and how many tasks were long. */
const scrollDown = ({ by, most }: typeof FAST): Promise<{ frames: number[]; long: number }> =>
  new Promise((done) => {
    const frames: number[] = [];
    let long = 0;
    const observer = new PerformanceObserver((list) => {
      long += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    let last = 0;
    const frame = (now: number) => {
      if (last > 0) frames.push(now - last);
      last = now;
      const before = window.scrollY;
      window.scrollBy(0, by);
      if (window.scrollY > before && frames.length < most) return requestAnimationFrame(frame);
      observer.disconnect();
      return done({ frames, long });
    };
    requestAnimationFrame(frame);
  });

/** Waits until what was asked for is on the screen. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** What the main thread of a page has worked so far, ms of the processor. */
interface Work {
  readonly task: number;
  readonly script: number;
  readonly layout: number;
}
type Meter = () => Promise<Work>;

const meterOf = async (page: Page): Promise<Meter> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1_000;
    return {
      task: of('TaskDuration'),
      script: of('ScriptDuration'),
      layout: of('LayoutDuration') + of('RecalcStyleDuration'),
    };
  };
};

const minus = (one: Work, other: Work): Work => ({
  task: one.task - other.task,
  script: one.script - other.script,
  layout: one.layout - other.layout,
});

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.POSITIVE_INFINITY;

const signIn = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/api/rpc', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'token.get',
      params: { login: 'big-hr', password: 'Portal#1', client: 'big' },
    },
  });
  if ((await answer.text()).includes('"error"')) throw new Error('big-hr cannot sign in');
};
