'use client';
import { useMemo } from 'react';
import type { WorkflowFinding } from '../../lib/rpc/workflow-admin.ts';
import { call } from '../rpc/client.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { useView } from '../rpc/use-view.ts';
import { type StepRow, stepRowOf } from './step-row.ts';

/** The steps of an object, and what the linter says of them; both are read again when a step changes. */
export const useWorkflow = (object: string) => {
  const view = useView<AnyRow>('workflow', {
    filter: `object_id = '${object}'`,
    orderBy: 'id',
    rowsPerPage: 'all',
  });
  const lint = useAsked<WorkflowFinding[]>({
    queryKey: ['view', 'workflow', 'lint', object],
    queryFn: ({ signal }) => call('workflow.lint', { object }, { signal }).then(({ findings }) => findings),
  });
  const rows = useMemo<readonly StepRow[] | undefined>(() => view.data?.data.map(stepRowOf), [view.data]);
  return { view, rows, lint };
};
