'use client';
import { reportableTrips, type TripReport } from '../../../lib/documents/families/expense/reportable.ts';
import { DocumentControl } from '../../documents/form/document-control.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useView } from '../../rpc/use-view.ts';

/** The trip of a report: of the person's own those alone that may be reported today. */
export const TripControl = ({ form }: { form: DocumentForm }) => {
  const { doc, today } = form.situation;
  const reports = useView<TripReport & { readonly id: number }>(
    'expense',
    {
      select: 'id,btrip_id,status_id,replaced',
      filter: `employee_id = ${doc.employee_id ?? 0} and btrip_id is not null`,
      rowsPerPage: 'all',
    },
    { enabled: doc.employee_id !== null },
  );
  // The server judges the link whether the reports could be read or not.
  const others = (reports.isError ? [] : reports.data?.data)?.filter(({ id }) => id !== doc.id);
  return (
    <DocumentControl
      field="btrip_id"
      object="btrip"
      form={form}
      offered={(rows) => (others ? reportableTrips(rows, others, today) : [])}
    />
  );
};
