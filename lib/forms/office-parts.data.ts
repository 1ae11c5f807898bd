/** What an office file is put together of. */
export interface OfficePart {
  /** The kind of relation that leads to it, without the address in front. */
  readonly relation: string;
  /** Its content type. */
  readonly type: string;
  /** `free`: data of other programs under one of `FREE_ROOTS`; `bytes`: no markup. */
  readonly holds: 'markup' | 'free' | 'bytes';
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

const markup = (relation: string, type: string): OfficePart => ({ relation, type, holds: 'markup' });
const word = (relation: string, name = relation) => markup(relation, `${OFFICE}wordprocessingml.${name}+xml`);
const sheet = (relation: string, name = relation) => markup(relation, `${OFFICE}spreadsheetml.${name}+xml`);
const picture = (format: string): OfficePart => ({
  relation: 'image',
  type: `image/${format}`,
  holds: 'bytes',
});

export const PACKAGE_RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml';

/** Every part a printed form may have. What is not here is refused. */
export const OFFICE_PARTS: readonly OfficePart[] = [
  word('officeDocument', 'document.main'),
  ...['styles', 'settings', 'webSettings', 'fontTable', 'numbering', 'header', 'footer'].map((name) =>
    word(name),
  ),
  ...['footnotes', 'endnotes', 'comments', 'commentsExtended', 'commentsIds', 'commentsExtensible'].map(
    (name) => word(name),
  ),
  word('people'),
  word('glossaryDocument', 'document.glossary'),
  markup('stylesWithEffects', 'application/vnd.ms-word.stylesWithEffects+xml'),
  sheet('officeDocument', 'sheet.main'),
  ...['worksheet', 'styles', 'sharedStrings', 'comments', 'table', 'calcChain'].map((name) => sheet(name)),
  markup('threadedComment', 'application/vnd.ms-excel.threadedcomments+xml'),
  markup('person', 'application/vnd.ms-excel.person+xml'),
  markup('drawing', `${OFFICE}drawing+xml`),
  markup('vmlDrawing', `${OFFICE}vmlDrawing`),
  markup('theme', `${OFFICE}theme+xml`),
  markup('core-properties', 'application/vnd.openxmlformats-package.core-properties+xml'),
  markup('extended-properties', `${OFFICE}extended-properties+xml`),
  markup('custom-properties', `${OFFICE}custom-properties+xml`),
  markup('customXmlProps', `${OFFICE}customXmlProperties+xml`),
  markup('classificationlabels', 'application/vnd.ms-office.classificationlabels+xml'),
  { relation: 'customXml', type: 'application/xml', holds: 'free' },
  ...['png', 'jpeg', 'jpg', 'gif', 'bmp', 'tiff', 'x-emf', 'x-wmf'].map(picture),
  { relation: 'font', type: `${OFFICE}obfuscatedFont`, holds: 'bytes' },
  { relation: 'printerSettings', type: `${OFFICE}spreadsheetml.printerSettings`, holds: 'bytes' },
  { relation: 'printerSettings', type: `${OFFICE}wordprocessingml.printerSettings`, holds: 'bytes' },
];

/** Where kinds of relations are named; Calc writes the first ones with a small d. */
export const RELATION_SPACES: readonly string[] = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/metadata/',
  'http://schemas.microsoft.com/office/2007/relationships/',
  'http://schemas.microsoft.com/office/2011/relationships/',
  'http://schemas.microsoft.com/office/2016/09/relationships/',
  'http://schemas.microsoft.com/office/2017/10/relationships/',
  'http://schemas.microsoft.com/office/2018/08/relationships/',
  'http://schemas.microsoft.com/office/2020/02/relationships/',
];

/** A picture of the first page is a picture. */
export const LIKE_IMAGE = 'thumbnail';

/** Data of other programs that Word carries along: lists of sources, properties of a library, of an editor. */
export const FREE_ROOTS: readonly (readonly [space: string, name: string])[] = [
  ['http://schemas.openxmlformats.org/officeDocument/2006/bibliography', 'Sources'],
  ['http://purl.oclc.org/ooxml/officeDocument/bibliography', 'Sources'],
  ['http://schemas.microsoft.com/office/2006/coverPageProps', 'CoverPageProperties'],
  ['http://schemas.microsoft.com/office/2006/metadata/properties', 'properties'],
  ['http://schemas.microsoft.com/sharepoint/v3/contenttype/forms', 'FormTemplates'],
  ['http://www.wps.cn/officeDocument/2013/wpsCustomData', 'customData'],
];

/** By how its bytes begin, in hexadecimal, a picture is one. */
export const PICTURE_BEGINNINGS =
  /^(89504e47|ffd8ff|47494638|424d|49492a00|4d4d002a|01000000|d7cdc69a|01000900)/;
