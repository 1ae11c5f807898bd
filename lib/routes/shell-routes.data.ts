import type { Route } from '../access/route.ts';

/** Every address that leads nowhere. */
export const CATCH_ALL: Route = {
  name: 'catch-all',
  path: '*',
  roles: 'public',
  screen: 'catch-all',
  built: true,
};

/** Open to visitors or to every signed-in person (specification 2.1). */
export const SHELL_ROUTES: readonly Route[] = [
  { name: 'home', path: '', roles: 'any', screen: 'home', built: true },
  { name: 'setup', path: 'setup', roles: 'public', screen: 'setup', built: true },
  { name: 'login', path: 'login', roles: 'public', screen: 'login', built: true },
  { name: 'detail', path: 'detail', roles: 'public', screen: 'login', built: true },
  { name: 'register', path: 'register', roles: 'public', screen: 'disabled', built: true },
  { name: 'settings', path: 'settings', roles: 'any', screen: 'disabled', built: true },
  { name: 'sso', path: 'sso', roles: 'public', screen: 'sso', built: true },
  { name: 'sso-logout', path: 'sso-logout', roles: 'public', screen: 'sso-logout', built: true },
  { name: 'verify', path: 'verify/{public_id?}', roles: 'public', screen: 'verify', built: true },
  { name: 'guide', path: 'guide/{page?}', roles: 'any', screen: 'guide', built: true },
  { name: 'profile', path: 'profile', roles: 'any', screen: 'profile', built: true, menu: 'me' },
  { name: 'ugrants', path: 'ugrants', roles: 'any', screen: 'ugrants', built: true },
  { name: 'umessages', path: 'umessages', roles: 'any', screen: 'messages', built: true },
  { name: 'signing-check', path: 'signing-check', roles: 'any', screen: 'signing-check', built: true },
  { name: 'about', path: 'about', roles: 'any', screen: 'about', built: true, menu: 'footer' },
  {
    name: 'employee',
    path: 'employee/{id?}',
    roles: ['employee', 'hr', 'admin', 'recruiter'],
    screen: 'employee',
    built: true,
  },
  { name: 'logout', path: 'logout', roles: 'any', screen: 'logout', built: true },
  CATCH_ALL,
];
