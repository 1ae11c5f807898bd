/** A sentence that follows from a move, in both languages, with the page it leads to. */
export interface Told {
  readonly text: string;
  readonly text_eng: string;
  readonly route: string;
}

/** Why something that follows from a move failed while the move stands. */
export interface Failed {
  readonly message: string;
  readonly message_eng: string;
}

/** What the call that moves documents answers: a row of history each, with what followed from it. */
export interface MoveAnswer {
  readonly data: readonly { readonly told?: readonly Told[]; readonly failed?: readonly Failed[] }[];
}

/** What followed from all moves of an answer, in their order. */
export const followedFrom = ({ data }: MoveAnswer): { told: readonly Told[]; failed: readonly Failed[] } => ({
  told: data.flatMap(({ told = [] }) => told),
  failed: data.flatMap(({ failed = [] }) => failed),
});
