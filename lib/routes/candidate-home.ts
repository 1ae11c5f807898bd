import { FAMILY_ROUTES } from './document-routes.data.ts';

/** The name of the one screen that somebody who is to be hired has: their own documents. */
export const candidateHome = (): string =>
  FAMILY_ROUTES.find(({ mode, roles }) => mode === 'own' && roles.includes('candidate'))?.name ?? 'home';
