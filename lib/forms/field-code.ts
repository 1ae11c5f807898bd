/** What stands in the code of a field where another field stands inside. */
export const NESTED = '\u0000';

/** Fields that show, number or count what is in the document itself. */
const PLAIN = new Set(
  `PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF REF NOTEREF FTNREF STYLEREF SEQ TOC TC TOA TA XE INDEX
   DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME AUTHOR TITLE SUBJECT KEYWORDS COMMENTS LASTSAVEDBY REVNUM
   NUMCHARS NUMWORDS FILENAME FILESIZE TEMPLATE DOCPROPERTY DOCVARIABLE INFO USERNAME USERINITIALS USERADDRESS
   IF COMPARE SET QUOTE SYMBOL ADVANCE EQ LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT SHAPE
   MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF SKIPIF ADDRESSBLOCK GREETINGLINE
   FORMTEXT FORMCHECKBOX FORMDROPDOWN CITATION BIBLIOGRAPHY DISPLAYBARCODE MERGEBARCODE BARCODE`.split(/\s+/),
);

/** A link that a reader presses leads to a site or to a mailbox. */
export const PLAIN_LINK = /^(https?:\/\/|mailto:)/i;

/**
 * Whether the code of a field only shows text. Its name is written in it, not made by another field, and is one of the
 * known ones; a link leads to a site, a mailbox or a place of the document (ECMA-376 part 1, 17.16).
 */
export const isPlainField = (code: string): boolean => {
  if (/^\s*=/.test(code)) return true;
  const name = /^\s*([a-z]+)(?=[\s\\"]|$)/i.exec(code)?.[1]?.toUpperCase() ?? '';
  return name === 'HYPERLINK' ? isPlainLink(code) : PLAIN.has(name);
};

const WITH_VALUE = /^\\[lot*@]$/i;
const ALONE = /^\\[hmn]$/i;

const isPlainLink = (code: string): boolean => {
  if (code.includes(NESTED)) return false;
  const [, ...words] = [...code.matchAll(/"((?:\\.|[^"\\])*)"?|\S+/g)].map(
    ([whole, quoted]) => quoted ?? whole,
  );
  const targets: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (WITH_VALUE.test(word)) at += 1;
    else if (!ALONE.test(word)) targets.push(word);
  }
  return targets.length < 2 && targets.every((target) => PLAIN_LINK.test(target));
};
