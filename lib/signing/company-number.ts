/** The digit that the first twelve of a company's registration number end with: their rest by eleven, by ten. */
export const ogrnDigit = (text: string): number => (Number(text.slice(0, 12)) % 11) % 10;

/** Thirteen digits, the last one checks the others. */
export const isOgrn = (text: string): boolean =>
  /^\d{13}$/.test(text) && ogrnDigit(text) === Number(text[12]);

const WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** The digit that the first nine of a company's tax number end with. */
export const innDigit = (text: string): number =>
  (WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11) % 10;

/** A company's tax number: ten digits, the last one checks the others. */
export const isInn = (text: string): boolean => /^\d{10}$/.test(text) && innDigit(text) === Number(text[9]);

/** A company as certificates name it. */
interface Company {
  readonly ogrn: string;
  readonly inn: string;
}

/** Whether a certificate is the company's own: its OGRN or tax number stands in the subject, and neither is another's. */
export const isOfCompany = (
  subject: { readonly OGRN?: string | undefined; readonly INNLE?: string | undefined },
  { ogrn, inn }: Company,
): boolean => {
  // Tax numbers of companies are padded to the twelve digits of a person's in older certificates.
  const pairs = [
    [subject.OGRN, ogrn],
    [subject.INNLE?.replace(/^00(?=\d{10}$)/, ''), inn],
  ] as const;
  const said = pairs.filter(([of, own]) => of && own);
  return said.length > 0 && said.every(([of, own]) => of === own);
};
