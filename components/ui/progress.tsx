/** How far a known amount of work is. `label` is its name. */
export const Progress = ({ value, max, label }: { value: number; max: number; label: string }) => (
  <progress
    value={value}
    max={max}
    aria-label={label}
    className="h-2 w-full appearance-none overflow-hidden rounded-full border border-line bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
  />
);

/** Two pixels under the header while calls run. */
export const EndlessProgress = ({ label }: { label: string }) => (
  <div role="progressbar" aria-label={label} className="h-0.5 animate-late overflow-hidden bg-primary-soft-2">
    <div className="h-full w-1/4 animate-progress bg-primary" />
  </div>
);
