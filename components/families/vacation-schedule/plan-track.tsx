'use client';
import type { PlanActs } from './plan-acts.ts';
import { PlanBar } from './plan-bar.tsx';
import type { PlanEntry } from './plan-entry.ts';
import { heardBy } from './plan-keys.ts';
import type { PlanRow } from './review.ts';
import type { PlanWords } from './use-plan-words.ts';
import { type Drag, useTrackDrag } from './use-track-drag.ts';
import { placed, stretchOn, type YearScale } from './year-scale.ts';

interface PlanTrackProps {
  row: PlanRow;
  scale: YearScale;
  words: PlanWords;
  acts: PlanActs;
  writes: boolean;
  onOpen: (entry: PlanEntry) => void;
}

/** The year of one person: parts are dragged, stretched by their ends, and drawn on free days. */
export const PlanTrack = ({ row, scale, words, acts, writes, onOpen }: PlanTrackProps) => {
  const { person, entries, remarks } = row;
  const onDrop = ({ grip, from, by }: Drag) => {
    if (grip.kind === 'add') {
      const [first, last] = by < 0 ? [from + by, from] : [from, from + by];
      const day = scale.days[first];
      if (day !== undefined) acts.add(person, day, last - first + 1);
      return;
    }
    const entry = entries.find(({ id }) => id === grip.id);
    if (entry) acts[grip.kind](entry, by);
  };
  const { track, drag, begin, follow } = useTrackDrag(scale.days.length, onDrop);
  const drawnAs = (entry: PlanEntry): PlanEntry => {
    if (!drag || drag.grip.kind === 'add' || drag.grip.id !== entry.id) return entry;
    return acts.drawn(entry, drag.grip.kind, drag.by);
  };
  return (
    <div
      ref={track}
      className="relative h-full touch-pan-y select-none"
      onPointerDown={writes ? begin({ kind: 'add' }) : undefined}
      {...follow}
    >
      {entries.map((entry) => {
        const shown = drawnAs(entry);
        return (
          <PlanBar
            key={entry.id}
            entry={shown}
            place={stretchOn(scale, shown)}
            label={words.part(person, shown, remarks)}
            dates={shown === entry ? undefined : words.range(shown)}
            writes={writes}
            isMarked={remarks.some(({ part_id }) => part_id === entry.id)}
            onKeyDown={heardBy(entry, { acts: writes ? acts : NOTHING, open: onOpen })}
            onGrip={(kind) => begin({ kind, id: entry.id })}
          />
        );
      })}
      {drag?.grip.kind === 'add' && (
        <span
          aria-hidden
          className="absolute top-1/2 -mt-[13px] grid h-[26px] place-items-center rounded-tag border border-dashed border-primary bg-primary-soft text-xs"
          style={placed(
            scale,
            Math.min(drag.from, drag.from + drag.by),
            Math.max(drag.from, drag.from + drag.by),
          )}
        >
          {words.drawn(Math.abs(drag.by) + 1)}
        </span>
      )}
    </div>
  );
};

const nothing = () => undefined;
const NOTHING: PlanActs = {
  drawn: (entry) => entry,
  add: nothing,
  move: nothing,
  stretch: nothing,
  split: nothing,
  drop: nothing,
};
