import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a balance that is coming. */
export const WaitingDays = () => (
  <div className="flex animate-late flex-col gap-3">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-2 w-full" />
    <Skeleton className="h-4 w-3/4" />
  </div>
);
