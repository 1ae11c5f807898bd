'use client';
import { sentencesIn } from '../../lib/i18n/found-texts.ts';
import { fetchTexts } from '../i18n/fetch-messages.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** A text as it was delivered, in both languages. */
export const useDelivered = (alias: string) =>
  useAsked({
    queryKey: ['delivered-text', alias],
    queryFn: async () => {
      const [ru, en] = await Promise.all([textOf('ru', alias), textOf('en', alias)]);
      return { ru, en };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const textOf = async (locale: 'ru' | 'en', alias: string): Promise<string> => {
  const messages = await fetchTexts(locale, [alias.split('.')[0] ?? '']);
  const text = sentencesIn(messages).find(([name]) => name === alias)?.[1];
  return typeof text === 'string' ? text : '';
};
