'use client';
import { useRef } from 'react';
import { placed } from '../../../lib/board/axis.ts';
import { type BarAct, drawnOver } from '../../../lib/board/bar-acts.ts';
import { placesOf } from '../../../lib/documents/families/vacation-schedule/year.ts';
import { type Held, useTrack } from '../../board/use-track.ts';
import type { PlanActs } from './plan-acts.ts';
import { PlanBar } from './plan-bar.tsx';
import type { PlanEntry } from './plan-entry.ts';
import type { PlanRow } from './review.ts';
import type { PlanWords } from './use-plan-words.ts';
import type { YearScale } from './year-scale.ts';

interface PlanTrackProps {
  row: PlanRow;
  scale: YearScale;
  words: PlanWords;
  acts: PlanActs;
  writes: boolean;
  onOpen: (entry: PlanEntry) => void;
}

/** What is dragged: a part as a whole, its end, or a new stretch. */
type Grip = { readonly kind: 'move' | 'stretch'; readonly id: number } | { readonly kind: 'add' };

/** The year of one person: parts are dragged, stretched by their ends, and drawn on free days. */
export const PlanTrack = ({ row, scale, words, acts, writes, onOpen }: PlanTrackProps) => {
  const { person, entries, remarks } = row;
  const track = useRef<HTMLDivElement>(null);
  const onDrop = ({ grip, from, by }: Held<Grip>) => {
    if (grip.kind === 'add') {
      const [first, last] = drawnOver(from, by);
      const day = scale.days[first];
      if (day !== undefined) acts.add(person, day, last - first + 1);
      return;
    }
    const entry = entries.find(({ id }) => id === grip.id);
    if (entry) acts[grip.kind](entry, by);
  };
  const { held, begin, follow } = useTrack<Grip>(track, scale, { onDrop });
  const drag = held && held.by !== 0 ? held : undefined;
  const drawnAs = (entry: PlanEntry): PlanEntry => {
    if (!drag || drag.grip.kind === 'add' || drag.grip.id !== entry.id) return entry;
    return acts.drawn(entry, drag.grip.kind, drag.by);
  };
  const placeOf = (entry: PlanEntry) => {
    const [from, to] = placesOf(entry, scale);
    return placed(scale, from, to + 1);
  };
  const act = (entry: PlanEntry, pressed: BarAct): boolean => {
    if (pressed.act === 'open') {
      if (entry.id < 0) return false;
      onOpen(entry);
    } else if (writes)
      if (pressed.act === 'move' || pressed.act === 'stretch') acts[pressed.act](entry, pressed.by);
      else acts[pressed.act](entry);
    return true;
  };
  const [first, last] = drag?.grip.kind === 'add' ? drawnOver(drag.from, drag.by) : [];
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
            place={placeOf(shown)}
            label={words.part(person, shown, remarks)}
            dates={shown === entry ? undefined : words.range(shown)}
            writes={writes}
            isMarked={remarks.some(({ part_id }) => part_id === entry.id)}
            onAct={(pressed) => act(entry, pressed)}
            onGrip={(kind) => begin({ kind, id: entry.id })}
          />
        );
      })}
      {first !== undefined && last !== undefined && (
        <span
          aria-hidden
          className="absolute top-1/2 -mt-[13px] grid h-[26px] place-items-center rounded-tag border border-dashed border-primary bg-primary-soft text-xs"
          style={placed(scale, first, last + 1)}
        >
          {words.drawn(last - first + 1)}
        </span>
      )}
    </div>
  );
};
