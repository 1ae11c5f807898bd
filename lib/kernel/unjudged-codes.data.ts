// Apart from the table of all refusals: every page needs these two.

/** The server failed, or something that it needs did. */
export const FAILED = -32603;
/** The caller is asked to come later. */
export const TOO_MANY_REQUESTS = -32719;
