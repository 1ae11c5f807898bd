const WHOLE = /^https?:\/\/[^\s\\]+$/i;
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where the portal may send a browser by a parameter: an address that is complete, without a user's name, and https,
 * or plain http on this very machine. Undefined for any other.
 */
export const exitAddress = (text: string): string | undefined => {
  const address = text.trim();
  if (!WHOLE.test(address) || !URL.canParse(address)) return undefined;
  const { username, password, protocol, hostname, href } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  return protocol === 'https:' || OWN_MACHINE.has(hostname) ? href : undefined;
};
