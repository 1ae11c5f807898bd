export interface ContentPolicy {
  readonly nonce: string;
  /** Development needs eval for its traces. */
  readonly development: boolean;
  /** Where the signature plug-in's scripts come from, where the operator has one. */
  readonly pluginSources: readonly string[];
}

/**
 * What a page may load. Style elements come from the window and snackbar libraries without a nonce; scripts never do.
 * Frames show bytes the page itself holds, the document before it is signed, and papers of the portal: nothing else of
 * it lets itself be framed, and no other address is.
 */
export const contentPolicy = ({ nonce, development, pluginSources }: ContentPolicy): string => {
  const plugin = pluginSources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${plugin}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${plugin}`,
    "font-src 'self'",
    `connect-src 'self'${plugin}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
