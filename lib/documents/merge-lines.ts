import { type LinesInput, type WireLine, writtenIn } from './lines.ts';
import { inOneOrder, mergeOrder, type OrderMerge, type Side, type Three } from './merge-order.ts';
import { isSameCell } from './same-cell.ts';

export type Deed = 'added' | 'changed' | 'removed';

/** The parts of a family's lines that matter in a merge. */
export type MergeRules = Pick<LinesInput, 'fields' | 'together' | 'filled'>;

/** One line as three know it. */
export interface MetLine {
  readonly key: string;
  readonly base: WireLine | undefined;
  readonly mine: WireLine | undefined;
  readonly theirs: WireLine | undefined;
  /** What each has done to it; undefined where it was left alone. */
  readonly did: Readonly<Record<Side, Deed | undefined>>;
  /** Fields taken from mine and from the stored line, without a choice. */
  readonly ours: readonly string[];
  readonly taken: readonly string[];
  /** Fields that both have changed, each in its own way. */
  readonly contested: readonly string[];
  /** It takes a choice: fields are contested, or one has removed what the other has changed. */
  readonly isOpen: boolean;
}

/** Lines that two people changed, merged as far as no choice is needed. */
export interface LinesMerge {
  readonly lines: readonly MetLine[];
  readonly order: OrderMerge;
  /** The lines of each side by their keys, in its order. */
  readonly keys: Readonly<Record<Side, readonly string[]>>;
  /** Files that are gone with the last line that named them. */
  readonly gone: ReadonlySet<unknown>;
  readonly rules: MergeRules;
}

/** The name under which the order of lines is chosen; lines are chosen by their keys. */
export const ORDER = 'order of lines';

/**
 * Merges two changes of a document's lines since `base`, line by line and field by field. Cells the portal fills in are
 * no change; lines that both added word for word become one.
 */
export const mergeLines = (rules: MergeRules, sides: Three<readonly WireLine[]>): LinesMerge => {
  const lines = meet(rules, sides).map((three) => metLine(rules, three));
  const keysOf = (side: keyof Three<unknown>) =>
    sides[side].flatMap((line) => lines.find((met) => met[side] === line)?.key ?? []);
  const keys = { base: keysOf('base'), mine: keysOf('mine'), theirs: keysOf('theirs') };
  const [before, after] = [filesIn(rules, sides.base), filesIn(rules, sides.theirs)];
  return {
    lines,
    order: mergeOrder(keys),
    keys,
    gone: new Set([...before].filter((file) => !after.has(file))),
    rules,
  };
};

/** What takes a choice to merge: keys of lines, and `ORDER`. */
export const openIn = ({ lines, order }: LinesMerge): readonly string[] => [
  ...lines.flatMap(({ key, isOpen }) => (isOpen ? [key] : [])),
  ...(order.leads === 'open' ? [ORDER] : []),
];

/** The lines as one list, ready to save over the stored ones; `choose` settles what is open. */
export const mergedLines = (
  { lines, order, keys, gone, rules }: LinesMerge,
  choose: (key: string) => Side,
): readonly WireLine[] => {
  const merged = new Map(
    lines.flatMap((met) => {
      const line = settledLine(met, met.isOpen ? choose(met.key) : 'theirs');
      return line ? [[met.key, withoutGone(rules, line, gone)] as const] : [];
    }),
  );
  const leads = order.leads === 'open' ? choose(ORDER) : order.leads;
  return inOneOrder(keys, leads, new Set(merged.keys())).flatMap((key) => merged.get(key) ?? []);
};

type Met = Three<WireLine | undefined>;

/** Lines matched by id; a new one of mine stands alone unless the stored side has it. */
const meet = (rules: MergeRules, { base, mine, theirs }: Three<readonly WireLine[]>): Met[] => {
  const ids = new Set([...base, ...theirs].map(({ id }) => id));
  const fresh = mine.filter(({ id }) => id === null || !ids.has(id));
  const known = [...ids].map((id): Met => {
    const of = (lines: readonly WireLine[]) => lines.find((line) => line.id === id);
    const met = { base: of(base), mine: of(mine), theirs: of(theirs) };
    if (met.base || met.mine || !met.theirs) return met;
    const twin = fresh.findIndex((line) => isSameLine(rules, line, met.theirs));
    return twin < 0 ? met : { ...met, mine: fresh.splice(twin, 1)[0] };
  });
  return [...known, ...fresh.map((line): Met => ({ base: undefined, mine: line, theirs: undefined }))];
};

const isSameLine = (rules: MergeRules, one: WireLine, other: WireLine | undefined): boolean =>
  other !== undefined && differing(rules, one, other).length === 0;

const differing = ({ fields }: MergeRules, one: WireLine, other: WireLine): string[] =>
  writtenIn(fields).filter((name) => !isSameCell(fields[name], one.cells[name], other.cells[name]));

const metLine = (rules: MergeRules, { base, mine, theirs }: Met): MetLine => {
  const did = (line: WireLine | undefined): Deed | undefined => {
    if (!base) return line && 'added';
    if (!line) return 'removed';
    return changedIn(rules, base, line).length > 0 ? 'changed' : undefined;
  };
  const deeds = { mine: did(mine), theirs: did(theirs) };
  const fields = fieldsOf(rules, { base, mine, theirs });
  const isHalfGone = Object.values(deeds).includes('removed') && Object.values(deeds).includes('changed');
  return {
    key: (mine ?? theirs ?? base)?.key ?? '',
    base,
    mine,
    theirs,
    did: deeds,
    ...fields,
    isOpen: fields.contested.length > 0 || isHalfGone,
  };
};

/** Fields that a person changed; cells the portal filled in do not count. */
const changedIn = (rules: MergeRules, base: WireLine, line: WireLine): string[] => {
  const filled = filledIn(rules, line);
  return differing(rules, base, line).filter((name) => !filled.includes(name));
};

const filledIn = ({ filled }: MergeRules, { cells }: WireLine): readonly string[] => filled?.(cells) ?? [];

/** The fields each side changed. Fields that mean something only together go together. */
const fieldsOf = (
  rules: MergeRules,
  { base, mine, theirs }: Met,
): Pick<MetLine, 'ours' | 'taken' | 'contested'> => {
  if (!mine || !theirs) {
    const [ours, taken] = [mine, theirs].map((line) => (base && line ? changedIn(rules, base, line) : []));
    return { ours: ours ?? [], taken: taken ?? [], contested: [] };
  }
  const all = writtenIn(rules.fields);
  const whole = (names: readonly string[]) =>
    all.filter((name) => names.some((each) => each === name || areTogether(rules, name, each)));
  const filled = filledIn(rules, mine).filter((name) => filledIn(rules, theirs).includes(name));
  const of = (line: WireLine) => whole(base ? changedIn(rules, base, line) : all);
  const [own, other] = [of(mine), of(theirs)];
  const apart = differing(rules, mine, theirs).filter((name) => !filled.includes(name));
  const contested = apart.filter((name) => own.includes(name) && other.includes(name));
  return {
    ours: own.filter((name) => !other.includes(name) && !filled.includes(name)),
    taken: apart.filter((name) => other.includes(name) && !contested.includes(name)),
    contested,
  };
};

const areTogether = ({ together = [] }: MergeRules, one: string, other: string): boolean =>
  together.some((names) => names.includes(one) && names.includes(other));

/** The merged line; undefined when removed. A line brought back is a new one. */
const settledLine = (met: MetLine, side: Side): WireLine | undefined => {
  const { mine, theirs, did } = met;
  if (!mine || !theirs) {
    if (met.isOpen) return side === 'theirs' ? theirs : mine && { ...mine, id: null };
    if (did.mine === 'removed' || did.theirs === 'removed') return undefined;
    return theirs ?? (mine && { ...mine, id: null });
  }
  const kept = [...met.ours, ...(side === 'mine' ? met.contested : [])];
  const cells = Object.fromEntries(kept.map((name) => [name, mine.cells[name] ?? null]));
  return { key: met.key, id: theirs.id, cells: { ...theirs.cells, ...cells } };
};

const filesIn = ({ fields }: MergeRules, lines: readonly WireLine[]): ReadonlySet<unknown> =>
  new Set(
    writtenIn(fields)
      .filter((name) => fields[name]?.file)
      .flatMap((name) => lines.map(({ cells }) => cells[name] ?? null))
      .filter((file) => file !== null),
  );

const withoutGone = ({ fields }: MergeRules, line: WireLine, gone: ReadonlySet<unknown>): WireLine => {
  const lost = writtenIn(fields).filter((name) => fields[name]?.file && gone.has(line.cells[name]));
  if (lost.length === 0) return line;
  return { ...line, cells: { ...line.cells, ...Object.fromEntries(lost.map((name) => [name, null])) } };
};
