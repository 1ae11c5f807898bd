import type { Page } from '@playwright/test';

/** The pages that are weighed: how many KB of scripts a phone may load until it shows all it shows, and the score. */
export const PAGES = [
  { name: 'sign-in', path: '/portal/big/login', wanted: 180, score: 97, signedIn: false },
  { name: 'home', path: '/portal/big/', wanted: 190, score: 92, signedIn: true },
  { name: 'list', path: '/portal/big/uvacations-own', wanted: 215, score: 92, signedIn: true },
  { name: 'form', path: '/portal/big/uvacation?mode=own', wanted: 225, score: 90, signedIn: true },
] as const;

/** Signs in the employee of the measured company; the page is closed, its context stays signed in. */
export const signIn = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/api/rpc', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'token.get',
      params: { login: 'big-employee', password: 'Portal#1', client: 'big' },
    },
  });
  if ((await answer.text()).includes('"error"')) throw new Error('big-employee cannot sign in');
  await page.close();
};
