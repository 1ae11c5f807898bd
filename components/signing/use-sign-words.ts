'use client';
import { useTranslations } from 'next-intl';
import type { SignState } from '../../lib/signing/sign-state.ts';
import type { SignRow } from '../documents/moves/use-signing.ts';
import { useStatusWord } from '../documents/use-status-word.ts';

/** What the window says about its documents: with what they are signed, what follows, how it ended. */
export const useSignWords = (rows: readonly SignRow[], state: SignState) => {
  const t = useTranslations('signing');
  const statusWord = useStatusWord();
  const [row] = rows;
  const [first] = state.documents;
  const one = rows.length === 1;
  const status = first && row ? statusWord({ status_id: first.next_status_id }, row.object_id) : '';
  const signed = state.outcomes.filter((each) => each.refused === undefined).length;
  const nothing = !one && signed === 0;
  const meaning = !first || first.type === 'none' ? '' : t(`meaning.${first.type}`);
  const onward = !one
    ? t('onward.many', { count: state.documents.length, status })
    : row?.holder
      ? t('onward.holder', { status, holder: row.holder })
      : t('onward.status', { status });
  return {
    caption: first
      ? t(`caption.${first.type}`)
      : t(state.phase === 'opening' ? 'caption.opening' : 'phase.stopped'),
    consequence: `${meaning} ${onward}`,
    patience: t(state.phase === 'signing' ? 'progress.hold' : one ? 'progress.safe' : 'progress.hold'),
    done: one ? t('result.title') : t('result.many', { done: signed, all: rows.length }),
    outcome: one
      ? t(row?.holder ? 'result.with_holder' : 'result.with_status', {
          number: row?.number ?? '',
          status,
          holder: row?.holder ?? '',
        })
      : t(nothing ? 'result.nothing' : signed === rows.length ? 'result.all' : 'result.rest'),
    nothing,
  };
};
