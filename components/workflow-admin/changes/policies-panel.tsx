'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SIGNED_FAMILIES } from '../../../lib/families/identities.ts';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { appliedPolicies, type KeptPolicy } from '../../../lib/workflow/changes/policy.ts';
import { type PolicyPlace, type PolicyRow, policyOf, rowAt } from '../../signatures/policy-row.ts';
import { usePolicies } from '../../signatures/use-policies.ts';
import { PolicyTable } from '../../signing/policy/policy-table.tsx';
import { fetchWindow } from '../../ui/dialog.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import type { DraftEdits } from './use-draft-edits.ts';

const fetchDialog = () => import('../../signing/policy/policy-dialog.tsx').then((file) => file.PolicyDialog);
const PolicyDialog = dynamic(fetchDialog, { ssr: false });

/** What is signed of the documents, edited into the same draft as their steps: the two are published together. */
export const PoliciesPanel = ({
  object,
  draft,
  edits,
}: {
  object: string;
  draft: WorkflowDraft | undefined;
  edits: DraftEdits;
}) => {
  const view = usePolicies();
  const [place, setPlace] = useState<PolicyPlace>();
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  if (!view.data || !SIGNED_FAMILIES.some(({ object_id }) => object_id === object)) return null;
  const rows = appliedPolicies(
    view.data.data.filter(({ object_id }) => object_id === object).map(keptOf),
    draft?.policies ?? [],
  ).map((policy) => rowOf(object, policy));
  return (
    <>
      <PolicyTable object_id={object} rows={rows} title="signing" onPick={setPlace} />
      {place && (
        <PolicyDialog
          place={place}
          policy={rowAt(rows, place)}
          onClose={() => setPlace(undefined)}
          onChanged={() => setPlace(undefined)}
          keep={(row, after) => edits.putPolicy({ id: row?.id ?? edits.newPolicyId, after })}
        />
      )}
    </>
  );
};

const keptOf = (row: PolicyRow): KeptPolicy => {
  const { document_type_id, party, level, required, article } = policyOf(row);
  return { id: row.id, document_type_id, party, level, required, article };
};

const rowOf = (object_id: string, { required, ...policy }: KeptPolicy): PolicyRow => ({
  ...policy,
  object_id,
  required: required ? '1' : '0',
  updated_at: '',
});
