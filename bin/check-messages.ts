import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';

const FOLDER = join(import.meta.dirname, '..', 'messages');
const LANGUAGES = ['ru', 'en'] as const;

/** A text that is one plural or choice and nothing beside it. */
const ONE_CHOICE = /^\{\w+, \w+,(?:\s*[^\s{}]+ \{(?:[^{}]|\{[^{}]*\})*\})+\s*\}$/;

type Messages = { [key: string]: string | Messages };

/** What is wrong with the sentences: a text that one language lacks, one that is or may come out empty, one that is not ICU. */
export function messageComplaints(): string[] {
  const [first, second] = LANGUAGES.map((language) => ({ language, texts: textsOf(language) }));
  if (!first || !second) return [];
  return [
    ...missing(first, second),
    ...missing(second, first),
    ...[first, second].flatMap(({ language, texts }) =>
      [...texts].flatMap(([key, text]) => wrongText(language, key, text)),
    ),
  ];
}

type Language = { language: string; texts: Map<string, string> };

const missing = (from: Language, to: Language) =>
  [...from.texts.keys()]
    .filter((key) => !to.texts.has(key))
    .map((key) => `messages/${to.language}: ${key} is missing`);

function wrongText(language: string, key: string, text: string): string[] {
  if (text.trim() === '') return [`messages/${language}: ${key} is empty`];
  if (ONE_CHOICE.test(text) && text.includes(' {}'))
    return [`messages/${language}: ${key} comes out empty in one of its cases, which is shown as its name`];
  let complaint: string | undefined;
  const translate = createTranslator({
    locale: language,
    messages: { text },
    onError: ({ code, message }) => {
      if (code === 'INVALID_MESSAGE') complaint = message;
    },
  });
  translate('text');
  return complaint === undefined ? [] : [`messages/${language}: ${key} is not ICU: ${complaint}`];
}

function textsOf(language: string): Map<string, string> {
  const folder = join(FOLDER, language);
  return new Map(['', 'families'].flatMap((part) => textsIn(join(folder, part), part)));
}

const textsIn = (folder: string, part: string): [string, string][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      flat(
        [part, file.replace(/\.json$/, '')].filter(Boolean).join('.'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      ),
    );

const flat = (prefix: string, messages: Messages): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flat(`${prefix}.${key}`, value),
  );
