'use client';
import { Building2 } from 'lucide-react';
import { PERSON } from '../../../lib/documents/named-readers.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The photo or the initials of a person; a department has a picture of its own. */
export const NamedFace = ({ cells, name }: { cells: Readonly<Record<string, unknown>>; name: string }) =>
  cells[PERSON] ? (
    <PersonAvatar name={name} employee_id={Number(cells[PERSON])} size={24} />
  ) : (
    <span className="grid size-6 flex-none place-items-center rounded-full border border-line bg-surface text-ink-2">
      <Icon of={Building2} size={14} />
    </span>
  );
