/** What a finding prints, from rules or as it was carried with a document. */
type Said = Readonly<Record<string, unknown>> | undefined;

/** ОТ-1203: the letters of a family and the number that its organization gave. */
const NUMBER = /^\p{L}+-\d+$/u;

/** A person named by a finding, with the name in each language of the sentence. */
interface NamedPerson {
  readonly employee_id: number;
  readonly names: readonly string[];
}

/** The numbers of documents among what findings print, once each. */
export const numbersIn = (said: readonly Said[]): readonly string[] => [
  ...new Set(
    said.flatMap((values) =>
      Object.values(values ?? {}).filter(
        (value): value is string => typeof value === 'string' && NUMBER.test(value),
      ),
    ),
  ),
];

/** The people among what findings print: a finding that names one says whose card it is. */
export const peopleIn = (said: readonly Said[]): readonly NamedPerson[] =>
  said.flatMap((values): NamedPerson[] => {
    const { employee_id, name, name_eng } = values ?? {};
    if (typeof employee_id !== 'number') return [];
    const names = [name, name_eng].filter((each): each is string => typeof each === 'string' && each !== '');
    return names.length > 0 ? [{ employee_id, names }] : [];
  });

/** A piece of a sentence, and where it begins; one that names something leads to it. */
interface TextPart {
  readonly from: number;
  readonly text: string;
  readonly href?: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence cut where it names something that has an address; КМ-1 is not found in КМ-12. */
export const textParts = (text: string, hrefs: ReadonlyMap<string, string>): readonly TextPart[] => {
  const names = [...hrefs.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  if (names.length === 0) return [{ from: 0, text }];
  const named = new RegExp(String.raw`(?<![\p{L}\d-])(${names.join('|')})(?![\p{L}\d]|-\d)`, 'gu');
  const found = [...text.matchAll(named)].map(({ index, 0: name }) => ({
    from: index,
    to: index + name.length,
  }));
  const edges = [0, ...found.flatMap(({ from, to }) => [from, to]), text.length];
  return edges.slice(1).flatMap((to, place): TextPart[] => {
    const from = edges[place] ?? 0;
    const part = text.slice(from, to);
    // Between two edges in turn: what stands before a name, and the name.
    const href = place % 2 === 1 ? hrefs.get(part) : undefined;
    if (part === '') return [];
    return [href === undefined ? { from, text: part } : { from, text: part, href }];
  });
};
