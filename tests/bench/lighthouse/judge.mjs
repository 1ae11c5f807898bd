import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

// Judges a page as Lighthouse does on a phone, with its own throttling. Arguments: the browser, the address, the
// cookies of whoever is signed in. Writes one line of JSON: score, LCP and blocking time in ms, layout shift.
const [chromePath, address, cookie = ''] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
const { lhr } = await lighthouse(address, {
  port: chrome.port,
  onlyCategories: ['performance'],
  output: 'json',
  logLevel: 'silent',
  ...(cookie ? { extraHeaders: { cookie } } : {}),
});
chrome.kill();
const told = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
process.stdout.write(
  `${JSON.stringify({
    score: Math.round((lhr.categories.performance?.score ?? 0) * 100),
    paint: told('largest-contentful-paint'),
    blocking: told('total-blocking-time'),
    shift: told('cumulative-layout-shift'),
  })}\n`,
);
