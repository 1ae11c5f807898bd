import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

// Judges a page as Lighthouse does on a phone, with its own throttling. Arguments: the browser, the address, and the
// cookies of a session as JSON. Writes one line of JSON: score, LCP and blocking time in ms, layout shift, and how fast
// the machine was meanwhile.
const [chromePath, address, cookies = '[]'] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
await browser.setCookie(...JSON.parse(cookies));
const { lhr } = await lighthouse(address, {
  port: chrome.port,
  onlyCategories: ['performance'],
  output: 'json',
  logLevel: 'silent',
  // The browser is a new one: nothing lies in it but the cookies.
  disableStorageReset: true,
});
await browser.disconnect();
chrome.kill();
if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname)
  throw new Error(`${address} led to ${lhr.finalDisplayedUrl}`);
const told = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
process.stdout.write(
  `${JSON.stringify({
    score: Math.round((lhr.categories.performance?.score ?? 0) * 100),
    paint: told('largest-contentful-paint'),
    blocking: told('total-blocking-time'),
    shift: told('cumulative-layout-shift'),
    machine: lhr.environment.benchmarkIndex,
  })}\n`,
);
