/** Numbers of a person as HR keeps them; '' when not known. */
export interface PersonalNumbers {
  readonly snils: string;
  readonly inn: string;
}

/**
 * Whether a certificate is of this person, by the numbers it carries: `same` when one is equal and none differs,
 * `other` when one differs, `unknown` when there is nothing to compare.
 */
export const ownerMatch = (
  subject: { readonly SNILS?: string; readonly INN?: string },
  { snils, inn }: PersonalNumbers,
): 'same' | 'other' | 'unknown' => {
  const pairs = [
    [subject.SNILS, snils],
    [subject.INN, inn],
  ].map((pair) => pair.map((text = '') => text.replace(/[\s-]/g, '')));
  const compared = pairs.filter(([stated, kept]) => stated && kept);
  if (compared.some(([stated, kept]) => stated !== kept)) return 'other';
  return compared.length > 0 ? 'same' : 'unknown';
};
