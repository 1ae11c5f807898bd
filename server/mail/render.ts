import { localised } from '../../lib/i18n/localised.ts';
import { givenNames } from '../../lib/i18n/person-name.ts';
import { colourIn } from '../../lib/themes/contrast.ts';
import { sentence } from '../i18n/sentence.ts';
import type { Reader } from './reader.ts';
import type { Voice } from './voice.ts';

/** A letter as it goes out: the same words as plain text and as a simple page without images. */
export interface Rendered {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A link to follow, and what a person wrote. */
export interface Words {
  readonly link?: string;
  readonly text?: string;
  /** What else the letter says. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * Renders the sentences `mail.{code}` in the reader's language and the colours of their client, with a link to follow
 * and the words of a person, where the letter has any.
 */
export const render = (
  reader: Reader,
  code: string,
  { theme, own }: Voice,
  { link, text: words = '', values: others }: Words = {},
): Rendered => {
  const { language } = reader;
  const portal = localised(theme, 'name', language);
  const say = (key: string, values: Record<string, string | number> = {}) =>
    sentence(language, `mail.${key}`, { portal, login: reader.login, ...values }, own);
  const greeting = say('greeting', { name: givenNames(localised(reader, 'name', language)) });
  const [subject, text, note] = ['subject', 'text', 'note'].map((part) =>
    say(`${code}.${part}`, { text: words, ...others }),
  );
  const lines = [greeting, text, link, note, localised(theme, 'company', language)];
  return {
    from: portal,
    subject: subject ?? '',
    text: `${lines.filter(Boolean).join('\n\n')}\n`,
    html: page(language, {
      ground: colourIn(theme, 'light', 'primary'),
      ink: colourIn(theme, 'light', 'on-primary'),
      portal,
      greeting,
      text: text ?? '',
      note: note ?? '',
      company: localised(theme, 'company', language),
      button: link && { href: link, label: say(`${code}.button`) },
    }),
  };
};

interface Parts {
  ground: string;
  ink: string;
  portal: string;
  greeting: string;
  text: string;
  note: string;
  company: string;
  button: { href: string; label: string } | undefined | '';
}

const page = (language: string, parts: Parts): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(parts.portal)}</title></head>
<body style="margin:0;background:#f2f5f5;color:#1b2a2f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:24px auto;background:#ffffff;border-radius:8px;overflow:hidden">
<p style="margin:0;padding:16px 24px;background:${parts.ground};color:${parts.ink};font-weight:600">${escaped(parts.portal)}</p>
<div style="padding:8px 24px 16px">
<p>${escaped(parts.greeting)}</p>
<p style="white-space:pre-line">${escaped(parts.text)}</p>
${parts.button ? `<p><a href="${escaped(parts.button.href)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:${parts.ground};color:${parts.ink};text-decoration:none">${escaped(parts.button.label)}</a></p>\n` : ''}<p style="color:#4a5a60;font-size:14px">${escaped(parts.note)}</p>
${parts.company && `<p style="color:#4a5a60;font-size:14px">${escaped(parts.company)}</p>\n`}</div></div></body></html>
`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
