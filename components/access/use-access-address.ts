'use client';
import { rowsAddress } from '../lists/rows-address.ts';
import { told } from '../lists/rows-choices.ts';
import { useRowsState } from '../lists/use-rows-state.ts';

export const TABS = ['role', 'person', 'why'] as const;
export type Tab = (typeof TABS)[number];

const like = (pattern: RegExp) => told((text) => pattern.test(text));
const ID = /^[1-9]\d{0,14}$/;

const ADDRESS = rowsAddress({
  choices: {
    tab: like(new RegExp(`^(${TABS.join('|')})$`)),
    role: like(/^[a-z_]{1,20}$/),
    object: like(/^[a-z0-9_]{1,60}$/),
    person: like(ID),
    with: like(ID),
    differences: like(/^0$/),
    document: like(/^[a-z0-9_]{1,60}:[1-9]\d{0,14}$/),
  },
});

/** What is asked, held by the address of the page, so that a link can be sent on. */
export interface Asked {
  readonly tab: Tab;
  readonly role: string | null;
  readonly object: string | null;
  readonly person: number | null;
  readonly with: number | null;
  /** Of two people what differs alone. */
  readonly differences: boolean;
  readonly document: { readonly object: string; readonly id: number } | null;
}

type Name = 'tab' | 'role' | 'object' | 'person' | 'with' | 'differences' | 'document';
export type Ask = (patch: Partial<Readonly<Record<Name, string | null>>>) => void;

/** What the page is asked, and the way to ask another thing. */
export const useAccessAddress = (): readonly [Asked, Ask] => {
  const [{ chosen }, change] = useRowsState(ADDRESS);
  const only = (name: Name): string | null => chosen[name]?.[0] ?? null;
  const number = (name: Name): number | null => (only(name) === null ? null : Number(only(name)));
  const [object, id] = only('document')?.split(':') ?? [];
  return [
    {
      tab: TABS.find((each) => each === only('tab')) ?? 'role',
      role: only('role'),
      object: only('object'),
      person: number('person'),
      with: number('with'),
      differences: only('differences') === null,
      document: object && id ? { object, id: Number(id) } : null,
    },
    (patch) =>
      change({
        chosen: Object.fromEntries(
          Object.entries(patch).map(([name, value]) => [name, value === null ? [] : [value]]),
        ),
      }),
  ];
};
