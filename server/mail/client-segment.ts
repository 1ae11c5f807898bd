const OWN_CLIENT = 'eg';

/** How addresses in a letter name the reader's client. */
export const clientSegment = ({ client_code }: { readonly client_code: string }): string | undefined =>
  client_code === OWN_CLIENT ? undefined : client_code;
