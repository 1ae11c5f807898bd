'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { RowsState } from '../../lists/rows-address.ts';
import { useNames } from '../../people/use-names.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { useStatusName } from '../use-status-name.ts';
import { useStatusWord } from '../use-status-word.ts';
import { periodOf } from './list-state.ts';

/** What a list is filtered by, in one line; '' where it is not. A list of one family says statuses in its words. */
export const useFilterText = (object_id?: string) => {
  const t = useTranslations('documents.filters');
  const days = useDays();
  const names = useNames();
  const statusName = useStatusName();
  const statusWord = useStatusWord();
  const { types } = useDictionaries();
  const statusOf = (status_id: string) =>
    object_id === undefined ? statusName(status_id) : statusWord({ status_id }, object_id);
  const typeName = (id: string) => {
    const type = types.find((each) => String(each.id) === id);
    return type ? names.full(type.name, type.name_eng) : id;
  };
  return ({ search, chosen }: RowsState): string => {
    const { status = [], type = [], location = [] } = chosen;
    const { from, to } = periodOf({ chosen });
    return [
      search === '' ? '' : t('said.search', { text: search }),
      from === null && to === null
        ? ''
        : t('said.period', {
            from: from === null ? '…' : days.day(from),
            to: to === null ? '…' : days.day(to),
          }),
      status.length === 0 ? '' : t('said.status', { text: status.map(statusOf).join(', ') }),
      type.length === 0 ? '' : t('said.type', { text: type.map(typeName).join(', ') }),
      location.length === 0 ? '' : t('said.location', { text: location.join(', ') }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
};
