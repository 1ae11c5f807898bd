'use client';
import { useStatusWord } from '../documents/use-status-word.ts';
import { StatusTag } from '../ui/tag.tsx';

/** From which status to which a document went. */
export const StepTags = ({
  object_id,
  step: { from, to },
}: {
  object_id: string;
  step: { readonly from: string; readonly to: string };
}) => {
  const wordOf = useStatusWord();
  const label = (status_id: string): string => wordOf({ status_id }, object_id);
  return (
    <span className="my-0.5 inline-flex flex-wrap items-center gap-1 align-middle tablet:ml-2 max-tablet:flex">
      <StatusTag statusId={from} label={label(from)} />
      <span aria-hidden>→</span>
      <StatusTag statusId={to} label={label(to)} />
    </span>
  );
};
