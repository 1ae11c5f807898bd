const MB = 1024 * 1024;

/** What one reading may take: processor time, so that a busy machine refuses nobody, and memory of its process. */
export interface Bounds {
  readonly processorMs: number;
  readonly mostBytes: number;
}

/**
 * Everything that unfolds or parses what people send, by name. Each is loaded by the process beside when it is first
 * asked for; the portal itself never loads them.
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
  /** The file of a power of attorney and the signature over it. */
  power: {
    load: async () => (await import('../signing/judge-given.ts')).readPower,
    bounds: { processorMs: 5_000, mostBytes: 384 * MB },
  },
  /** A certificate, or a list of revoked ones. */
  certificate: {
    load: async () => (await import('../signing/judge-given.ts')).isReadable,
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
