/** Where the parameter sso_logout leads: an https address, complete and without a user's name; undefined for any other. */
export const exitAddress = (text: string): string | undefined => {
  const address = text.trim();
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { username, password, href } = new URL(address);
  return username === '' && password === '' ? href : undefined;
};
