/** The name of the cookie that keeps the group of a list a user looked at last. */
export const groupCookie = (route: string): string => `eg.group.${route}`;

/** What is kept: the choice with its owner, for a browser may have several users. */
export const writtenGroup = (employee_id: number | null, narrowed: string): string =>
  `${employee_id ?? 0}.${narrowed}`;

/** The last choice of a person; empty where another user made it, or what was kept is broken. */
export const readGroup = (written: string, employee_id: number | null): string => {
  const [owner, narrowed = ''] = written.split('.');
  return owner === String(employee_id ?? 0) && /^[a-z_]{1,60}$/.test(narrowed) ? narrowed : '';
};
