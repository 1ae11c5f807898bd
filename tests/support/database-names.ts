/** The migrated and seeded database that tests clone. */
export const TEMPLATE = 'portal_template';

/** A copy of it in which the company of the matrix was founded as well. */
export const COMPANY_TEMPLATE = 'portal_template_company';

/** The address of another database of the same cluster. */
export const urlOf = (clusterUrl: string, database: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
};
