'use client';
import type { ReactNode } from 'react';
import type { Family } from '../../lib/documents/family.ts';
import { DEFINITIONS } from './definitions.data.ts';

/** Draws with the definition of a family once its code has come; nothing for what is no family. */
export const DefinitionOf = ({
  object_id,
  children,
}: {
  object_id: string;
  children: (family: Family) => ReactNode;
}) => {
  const Definition = DEFINITIONS[object_id];
  return Definition ? <Definition>{children}</Definition> : null;
};
