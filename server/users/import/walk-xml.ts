import { Parser } from 'saxen';
import { refusal } from '../../call/call-error.ts';

interface Handlers {
  readonly open: (name: string, attributes: () => Record<string, string>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Walks XML by the names without their prefixes; entities a document declares are not followed. Refuses: import_unreadable. */
export const walkXml = (xml: string, { open, close, text }: Handlers): void => {
  const parser = new Parser();
  const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name, attributes) => open(bare(name), attributes as () => Record<string, string>));
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
