import { strToU8, zipSync } from 'fflate';

/** The same parts are the same bytes. */
export const officeFile = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(`${HEAD}${text}`)])),
    { level: 6, mtime: new Date('1980-01-02T00:00:00Z') },
  );

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const xmlText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** A part with its kind. */
export type Part = readonly [name: string, type: string];

export const contentTypes = (parts: readonly Part[]): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${OFFICE}${type}+xml"/>`)
    .join('')}</Types>`;

/** Relations in order: the first is rId1. */
export const relations = (targets: readonly Part[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([target, type], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATION}${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
export const RELATIONS_SPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A text in the language of the form, inside one paragraph or cell. */
export const both = (ru: string, en: string): string =>
  `{{#form.en}}${en}{{/form.en}}{{^form.en}}${ru}{{/form.en}}`;
