import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { formatMoment } from '../lib/i18n/format.ts';
import { certificateFacts } from '../lib/signing/certificate.ts';
import type { ProofOfTime } from '../lib/signing/verify/proof-of-time.ts';
import type { Report } from '../lib/signing/verify/report.ts';
import type { Unreadable } from './verify-files.ts';

/** One signature and what was found of it. */
export interface Checked extends ProofOfTime {
  readonly file: string;
  readonly document: string | undefined;
  /** It seals the record of a simple signature. */
  readonly simple: boolean;
  readonly report: Report;
  readonly trust: 'directory' | 'package' | 'none';
  /** DER. */
  readonly roots: readonly Uint8Array[];
}

/** For programs; without the certificates and lists it was judged by. */
export const toJson = (checked: readonly Checked[]): string =>
  `${JSON.stringify(
    checked.map(({ report, roots, at, ...each }) => ({
      ...each,
      at: at.toISOString(),
      roots: roots.map((root) => certificateFacts(root)?.thumbprint256),
      ...report,
      used: undefined,
    })),
    undefined,
    2,
  )}\n`;

/** The sentences of the command, in Russian for a Russian terminal, else in English. */
export function sentences() {
  const locale = localeOf();
  const messages = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'messages', locale, 'verify.json'), 'utf8'),
  ) as Record<string, never>;
  const translate = createTranslator({ locale, messages: { verify: messages } as never, timeZone: 'UTC' });
  const t = (key: string, values: Record<string, string> = {}) =>
    translate(`verify.${key}` as never, values as never);
  const moment = (at: Date | string) =>
    `${formatMoment(new Date(at).toISOString(), locale, 'UTC', { second: '2-digit' })} UTC`;
  const one = ({ file, document, simple, report, at, by, trust, roots }: Checked): string[] => {
    const { signer } = report;
    const byItself = trust === 'package' && report.verdict === 'passed';
    return [
      `${t(byItself ? 'cli.by_itself' : `verdict.${report.verdict}`)}: ${file}`,
      `  ${t(byItself ? 'cli.by_itself_text' : `code.${report.code}`)}`,
      `  ${t('cli.document')}: ${document ?? t('cli.no_document')}`,
      ...(signer
        ? [
            `  ${t(simple ? 'cli.seal' : 'cli.signer')}: ${[signer.subject.CN, signer.subject.O].filter(Boolean).join(', ')}`,
            `  ${t('serial')}: ${signer.serial_number}`,
            `  ${t('issuer')}: ${signer.issuer.CN ?? signer.issuer.O ?? ''}`,
            `  ${t('valid')}: ${moment(signer.not_before)} – ${moment(signer.not_after)}`,
          ]
        : []),
      ...(report.signature?.signing_time
        ? [`  ${t('signing_time')}: ${moment(report.signature.signing_time)}`]
        : []),
      `  ${t(`judged.${by}`, { moment: moment(at) })}`,
      `  ${t(`cli.trust.${trust}`)}`,
      ...(trust === 'package'
        ? roots.map((root) => `    SHA-256 ${certificateFacts(root)?.thumbprint256 ?? ''}`)
        : []),
      ...report.checks.map(
        (check) =>
          `    ${byItself && check.name === 'chain' ? MARKS.warned : MARKS[check.outcome]} ${t(`check.${check.name}`)}${'code' in check ? `: ${t(`code.${check.code}`)}` : ''}${'detail' in check && check.detail ? ` (${check.detail})` : ''}`,
      ),
      '',
    ];
  };
  return {
    usage: t('cli.usage'),
    unreadable: ({ path, why }: Unreadable) => line(t(`cli.${why}`, { path })),
    report: (checked: readonly Checked[]) => `${checked.flatMap(one).map(line).join('\n')}\n`,
  };
}

/** Names come from the maker of the package: they move no cursor, begin no line and turn no direction. */
const line = (text: string): string =>
  text.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '');

const MARKS = {
  passed: '+',
  failed: '-',
  warned: '!',
  informed: '!',
  indeterminate: '?',
  skipped: '·',
} as const;

/** As the C library would choose it. */
function localeOf(): 'ru' | 'en' {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ru') ? 'ru' : 'en';
}
