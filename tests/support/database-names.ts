/** The migrated database without people that tests clone. */
export const EMPTY_TEMPLATE = 'portal_template_empty';

/** The migrated and seeded one. */
export const TEMPLATE = 'portal_template';

/** A copy of it in which the company of the matrix was founded as well. */
export const COMPANY_TEMPLATE = 'portal_template_company';

/** How a new database becomes a copy: file by file, which takes half of what writing it page by page to the log does. */
export const copyOf = (template: string): string => `template "${template}" strategy file_copy`;

/** The address of another database of the same cluster. */
export const urlOf = (clusterUrl: string, database: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
};
