/** How an action is put into words: done, or refused. */
export interface Wording {
  /** The action itself, without the mark of a refusal. */
  readonly action: string;
  /** The name of its words: points are none of it. */
  readonly key: string;
  readonly refused: boolean;
}

const REFUSED = 'refused.';

/** The words of an action: `refused.table.add` is an attempt at `table.add`. */
export const wordingOf = (action: string): Wording => {
  const refused = action.startsWith(REFUSED) && action !== 'refused.further';
  const deed = refused ? action.slice(REFUSED.length) : action;
  return { action: deed, key: deed.replaceAll(/[. ]/g, '-'), refused };
};
