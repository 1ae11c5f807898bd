'use client';
import { useDeferredValue } from 'react';
import { type Employee, namedLike, SELECT } from '../people/found-employee.ts';
import { keepsCards } from '../people/may-open-card.ts';
import { useVisitor } from '../rpc/profile.ts';
import { useView } from '../rpc/use-view.ts';

const SHORTEST = 2;
const SHOWN = 6;

/** Employees whose name holds the text, for those who open the cards of others. */
export const usePeopleByName = (text: string): readonly Employee[] => {
  const visitor = useVisitor();
  const asked = useDeferredValue(text.trim());
  const enabled = visitor !== null && keepsCards(visitor) && asked.length >= SHORTEST;
  const query = { filter: namedLike(asked), select: SELECT, orderBy: 'name', rowsPerPage: SHOWN };
  const { data } = useView<Employee>('employee', query, { enabled });
  return enabled ? (data?.data ?? []) : [];
};
