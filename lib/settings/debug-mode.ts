export type PortalMode = 'production' | 'debug';

/** What a browser stored of `?debug=1` or `?debug=0`; undefined when the address says nothing of it. */
export const chosenDebug = (text: string | null | undefined): '0' | '1' | undefined =>
  text === '1' || text === '0' ? text : undefined;

/**
 * The mode a person sees (AMB-047): that of the installation, unless this browser has chosen another. In production
 * the choice counts for admins only.
 */
export const modeOf = (
  installed: string,
  chosen: '0' | '1' | undefined,
  roles: readonly string[],
): PortalMode => {
  const usual = installed === 'debug' ? 'debug' : 'production';
  if (chosen === undefined || (usual === 'production' && !roles.includes('admin'))) return usual;
  return chosen === '1' ? 'debug' : 'production';
};
