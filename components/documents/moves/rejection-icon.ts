import { CircleX, LockOpen, Undo2 } from 'lucide-react';
import type { IconType } from '../../ui/icon.tsx';
import type { RowStep } from '../document-row.ts';

/** The sign of a step back, the same wherever the step stands: declining has one of its own, and so has opening again. */
export const rejectionIcon = ({ next_status_id }: Pick<RowStep, 'next_status_id'>): IconType => {
  if (next_status_id === 'declined') return CircleX;
  return next_status_id === 'opened' ? LockOpen : Undo2;
};
