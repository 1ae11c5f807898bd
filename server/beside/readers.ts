const MB = 1024 * 1024;

/** What one reading may take: processor time, so that a busy machine refuses nobody, and memory of its process. */
export interface Bounds {
  readonly processorMs: number;
  readonly mostBytes: number;
}

/**
 * Everything that unfolds or parses what people sent, by name: what came just now and what is kept alike. Each is loaded
 * by the process beside when it is first asked for; the portal itself never loads them.
 */
export const READERS = {
  /** The cells of a file of users: a workbook or a text. */
  table: {
    load: async () => (await import('../users/import/read-table.ts')).readTable,
    bounds: { processorMs: 10_000, mostBytes: 384 * MB },
  },
  /** A picture of a document or a photo, drawn anew into another file. */
  picture: {
    load: async () => (await import('../files/draw-picture.ts')).drawPicture,
    bounds: { processorMs: 20_000, mostBytes: 640 * MB },
  },
  /** Whether a PDF is one that only shows pages. */
  plainPdf: {
    load: async () => (await import('../files/plain-pdf.ts')).isPlainPdf,
    bounds: { processorMs: 10_000, mostBytes: 384 * MB },
  },
  /** The pages of a paper, drawn to see that this ends. */
  drawable: {
    load: async () => (await import('../signing/pdf/original.ts')).drawnAlone,
    bounds: { processorMs: 10_000, mostBytes: 640 * MB },
  },
  /** A signature with its certificates, lists, answers and timestamps, judged. */
  signature: {
    load: async () => (await import('../signing/judge-given.ts')).judgeGiven,
    bounds: { processorMs: 10_000, mostBytes: 512 * MB },
  },
  /** A signature that is kept, judged by what it was judged by when it was taken. */
  kept: {
    load: async () => (await import('../signing/judge-kept.ts')).judgeKept,
    bounds: { processorMs: 20_000, mostBytes: 512 * MB },
  },
  /** The file of a power of attorney and the signature over it. */
  power: {
    load: async () => (await import('../signing/judge-given.ts')).readPower,
    bounds: { processorMs: 5_000, mostBytes: 384 * MB },
  },
  /** Whether bytes are a certificate. */
  certificate: {
    load: async () => (await import('../signing/judge-certificate.ts')).isReadable,
    bounds: { processorMs: 10_000, mostBytes: 512 * MB },
  },
  /** Who issued a certificate, and whether it was taken back. */
  issuers: {
    load: async () => (await import('../signing/judge-certificate.ts')).judgeCertificate,
    bounds: { processorMs: 10_000, mostBytes: 512 * MB },
  },
  /** A list of revoked certificates. */
  list: {
    load: async () => (await import('../signing/read-list.ts')).readList,
    bounds: { processorMs: 10_000, mostBytes: 512 * MB },
  },
  /** What a time authority answered. */
  timestamp: {
    load: async () => (await import('../signing/judge-timestamp.ts')).judgeTimestamp,
    bounds: { processorMs: 10_000, mostBytes: 512 * MB },
  },
  /** What a responder answered about a certificate. */
  answer: {
    load: async () => (await import('../signing/judge-given.ts')).readAnswer,
    bounds: { processorMs: 5_000, mostBytes: 384 * MB },
  },
} as const satisfies Record<string, { load: () => Promise<(input: never) => unknown>; bounds: Bounds }>;

export type ReaderName = keyof typeof READERS;
type Reader<Name extends ReaderName> = Awaited<ReturnType<(typeof READERS)[Name]['load']>>;
export type ReaderInput<Name extends ReaderName> = Parameters<Reader<Name>>[0];
export type ReaderOutput<Name extends ReaderName> = Awaited<ReturnType<Reader<Name>>>;
