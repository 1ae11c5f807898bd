'use client';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import type { RpcError } from '../rpc/rpc-error.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import type { BulkAnswer } from './sign-calls.ts';

/** Why the server refused, in the reader's language: for a document alone, and for a row among several. */
export const useRefusalWords = () => {
  const locale = useAppLocale();
  const errorText = useErrorText();
  const verify = useTranslations('verify');
  const refused = useTranslations('signing.refused');

  /** A verdict is said as reports say it: the sentence of the refusal itself names none. */
  const verdictOf = (code: unknown) => (verify.has(`code.${code}`) ? verify(`code.${code}`) : undefined);
  /** A row has no room for a cure: its sentence says it all. */
  const shortOf = (reason: string | undefined) =>
    refused.has(`${reason}`) ? refused(`${reason}`) : undefined;

  const said = (error: RpcError | undefined): string => {
    if (error && !error.answered) return errorText(error);
    if (error?.reason === 'status_mismatch') return refused('status_mismatch');
    return verdictOf(error?.values.code) ?? error?.localisedMessage(locale) ?? '';
  };
  return {
    said,
    saidInRow: (error: RpcError | undefined): string => shortOf(error?.reason) ?? said(error),
    answeredInRow: (answer: BulkAnswer['data'][number] | undefined): string =>
      verdictOf(answer?.code) ??
      shortOf(answer?.reason) ??
      ((locale === 'en' && answer?.message_eng) || answer?.message || ''),
    /** A call lost on the way was not refused. */
    lostInRow: errorText,
  };
};
