'use client';
import { createContext, useContext } from 'react';

/** A document to be signed, and the step it is signed for. */
export interface SignRow {
  readonly object_id: string;
  readonly document_id: number;
  readonly workflow_id: number;
  readonly number: string;
  /** Whose document it is, as the reader calls them. */
  readonly person?: string | undefined;
  /** Who has the document after the step, as the reader calls them. */
  readonly holder?: string | undefined;
  readonly comments?: string | undefined;
  /** Codes of the warnings that were read before. */
  readonly seen?: readonly string[] | undefined;
}

export interface SignOptions {
  /** The route that the person is led to when they close the window after a signature: home or a list; nowhere when absent. */
  readonly leadsTo?: string | undefined;
}

export interface Signing {
  /** Opens the window of signing; answers which documents were signed once it is closed. */
  readonly sign: (rows: readonly SignRow[], options?: SignOptions) => Promise<readonly number[]>;
}

export const SigningContext = createContext<Signing>({ sign: () => Promise.resolve([]) });

/** Signing, wherever a document is decided on. */
export const useSigning = (): Signing => useContext(SigningContext);
