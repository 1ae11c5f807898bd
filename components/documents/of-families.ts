'use client';
import { type ComponentType, createContext, useContext } from 'react';
import type { DocumentRow, RowStep } from './document-row.ts';
import type { Asked } from './moves/asked.ts';

/** What a family shows of its own about a document in a list. */
export interface RowSlots {
  /** Beside how long it waits. */
  readonly Note?: ComponentType<{ row: DocumentRow }>;
  /** In place of what a column prints, by the field of the column. */
  readonly cells?: Readonly<Record<string, ComponentType<{ row: DocumentRow }>>>;
  /** Among the facts a decision rests on. */
  readonly Fact?: ComponentType<{ row: DocumentRow }>;
}

/** A page of the portal: the name of its route, what its path and its query say. */
interface Page {
  readonly route: string;
  readonly params: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** A window that asks before a step is taken; answers the reason, or null when the person thinks better of it. */
export interface AskProps {
  asked: Asked;
  onAnswer: (reason: string | null) => void;
}

/** What a family has of its own at a step onward. */
export interface StepSlot {
  /** The window that asks before it is taken. */
  readonly Ask?: ComponentType<AskProps>;
  /** The page where its work goes on. */
  readonly leadsTo?: (row: DocumentRow) => Page | undefined;
}

/** What families show of their own wherever documents are listed and decided on; documents know no family. */
export interface OfFamilies {
  readonly rowSlotsOf: (object_id: string) => RowSlots;
  /** A rejection has nothing. */
  readonly stepSlotOf: (object_id: string, step: RowStep) => StepSlot;
  /** Asks for the reason of a step back. */
  readonly AskedReason: ComponentType<AskProps>;
  /** Asks about a document that was sent with a warning. */
  readonly WarnedDecision: ComponentType<AskProps>;
}

export const OfFamiliesContext = createContext<OfFamilies | undefined>(undefined);

/** Handed in by the screen; a screen of documents without it is refused, or it would miss what families show. */
export const useOfFamilies = (): OfFamilies => {
  const given = useContext(OfFamiliesContext);
  if (!given) throw new Error('a screen of documents without what families show');
  return given;
};
