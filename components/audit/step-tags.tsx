'use client';
import { useStatusWord } from '../documents/use-status-word.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { StatusTag } from '../ui/tag.tsx';

/** From which status to which a document went. */
export const StepTags = ({
  object_id,
  step: { from, to },
}: {
  object_id: string;
  step: { readonly from: string; readonly to: string };
}) => {
  const { statuses } = useMasterData();
  const wordOf = useStatusWord();
  const label = (id: string): string => {
    const known = statuses.find((status) => status.id === id);
    const status = {
      status_id: id,
      status_name: String(known?.name ?? id),
      status_name_eng: String(known?.name_eng ?? id),
    };
    return wordOf(status, object_id);
  };
  return (
    <span className="my-0.5 inline-flex flex-wrap items-center gap-1 align-middle tablet:ml-2 max-tablet:flex">
      <StatusTag statusId={from} label={label(from)} />
      <span aria-hidden>→</span>
      <StatusTag statusId={to} label={label(to)} />
    </span>
  );
};
