import { FAMILY_ROUTES } from './document-routes.data.ts';

/** The name of a candidate's only screen: their own documents. */
export const candidateHome = (): string =>
  FAMILY_ROUTES.find(({ mode, roles }) => mode === 'own' && roles.includes('candidate'))?.name ?? 'home';
