import { classNames } from './class-names.ts';

const GROUND =
  'block rounded-cell bg-[linear-gradient(90deg,var(--line)_25%,var(--surface-sunken)_50%,var(--line)_75%)] bg-size-[300%_100%] animate-skeleton motion-reduce:animate-none motion-reduce:bg-line';

/** A grey shape of what is coming. Size it with classes: `h-4 w-32`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames(GROUND, className)} />
);

/** A list that is coming: nothing for 200 ms, then rows. `label` is read out. */
export const SkeletonRows = ({ rows = 3, label }: { rows?: number; label: string }) => (
  <div role="status" className="animate-late divide-y divide-line">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <div key={index} className="flex items-center gap-3 px-5 py-4">
        <Skeleton className="size-9 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-1/3" />
        </div>
        <Skeleton className="h-8 w-24" />
      </div>
    ))}
  </div>
);
