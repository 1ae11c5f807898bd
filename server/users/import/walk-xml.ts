import { Parser } from 'saxen';
import { refusal } from '../../call/call-error.ts';

interface Handlers {
  readonly open: (name: string, attributes: () => Record<string, string>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const decoded = (
  attributes: Record<string, string>,
  decode: (text: string) => string,
): Record<string, string> => {
  for (const [name, value] of Object.entries(attributes))
    if (value.includes('&')) attributes[name] = decode(value);
  return attributes;
};

/** Walks XML by the names without their prefixes; entities a document declares are not followed. Refuses: import_unreadable. */
export const walkXml = (xml: string, { open, close, text }: Handlers): void => {
  const parser = new Parser();
  const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name, attributes, decode) => open(bare(name), () => decoded(attributes(), decode)));
  if (close) parser.on('closeTag', (name) => close(bare(name)));
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  parser.on('error', () => {
    throw refusal('import_unreadable');
  });
  parser.parse(xml);
};
