/** The migrated and seeded database that tests clone. */
export const TEMPLATE = 'portal_template';

/** The address of another database of the same cluster. */
export const urlOf = (clusterUrl: string, database: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
};
