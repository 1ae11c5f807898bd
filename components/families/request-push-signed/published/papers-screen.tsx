'use client';
import { PublishedList } from './published-list.tsx';
import { PublishedPaper } from './published-paper.tsx';

/** Published papers: all of them, or one with its answers. */
export const PapersScreen = ({ id }: { id: number | undefined }) =>
  id === undefined ? <PublishedList /> : <PublishedPaper key={id} id={id} />;
