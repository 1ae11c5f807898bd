/** What a file of a document is: attached by a person, put up to be signed, made by the server of signatures, or said in its thread. */
export const FILE_KINDS = ['attachment', 'paper', 'visual', 'archive', 'discussion'] as const;

export type FileKind = (typeof FILE_KINDS)[number];
