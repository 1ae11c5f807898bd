/** A mail address that breaks before its `@` where a line is too short for it, not inside a word. */
export const MailAddress = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};
