'use client';
import { useTranslations } from 'next-intl';
import type { CorrectionPart } from '../../../lib/documents/facts/leave-facts.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import type { DocumentRow, RowStep } from '../../documents/document-row.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';

/** On which parts of a correction a step back acts: on all that stand where this one does, or on this one alone. */
export const RejectedParts = ({ row, step }: { row: DocumentRow; step: RowStep }) => {
  const t = useTranslations('families.vacation_correction.rejects');
  const { parameters } = useDictionaries();
  const { data } = useAsked({
    queryKey: ['view', row.object_id, 'facts', row.id],
    queryFn: ({ signal }) => call('document.facts', { object: row.object_id, id: row.id }, { signal }),
  });
  const known = data?.data.correction as { readonly parts: readonly CorrectionPart[] } | undefined;
  if (!known) return null;
  const goes =
    step.next_status_id === 'declined'
      ? step.business_role !== 'hr'
      : step.next_status_id === 'draft' && flagOf(parameters, 'vacation_correction');
  const others = goes ? known.parts.filter(({ status_id }) => status_id === row.status_id) : [];
  const numbers = [row.number, ...others.map(({ number }) => number)].join(', ');
  return <p>{t(others.length > 0 ? 'all' : 'one', { numbers })}</p>;
};
