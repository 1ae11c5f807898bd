const KEY = 'list-trail';

/** The list a document was opened from: its address and its documents in order. */
export interface ListTrail {
  readonly object_id: string;
  readonly href: string;
  readonly ids: readonly number[];
}

/** Remembers the list, so that the document knows its neighbours and the way back. */
export const leaveTrail = (trail: ListTrail): void =>
  window.sessionStorage.setItem(KEY, JSON.stringify(trail));

/** The list this document was opened from, if it was opened from one that holds it. */
export const trailOf = (object_id: string, id: number): ListTrail | undefined => {
  try {
    const trail = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as ListTrail | null;
    return trail?.object_id === object_id && Array.isArray(trail.ids) && trail.ids.includes(id)
      ? trail
      : undefined;
  } catch {
    return undefined;
  }
};
