'use client';
import type { Mode } from '../../lib/access/route.ts';
import { DocumentListView } from '../documents/list/document-list-view.tsx';
import { DrawnPreferences } from '../documents/list/use-preferences.ts';
import { DefinitionOf } from '../families/definition-of.tsx';
import { WithRows } from '../families/with-rows.tsx';

interface DocumentListScreenProps {
  /** object_id of the family. */
  family: string;
  mode: Mode;
  /** Name of the list's route: saved views and preferences are kept by it. */
  route: string;
  /** How the person likes the list, as the browser keeps it. */
  preferences: string;
}

/** A list of the documents of a family: own, of the reports, to review, or of the whole organization. */
export const DocumentListScreen = ({ family, mode, route, preferences }: DocumentListScreenProps) => (
  <DefinitionOf object_id={family}>
    {(definition) => (
      <WithRows>
        <DrawnPreferences value={{ [route]: preferences }}>
          <DocumentListView key={route} family={definition} mode={mode} route={route} />
        </DrawnPreferences>
      </WithRows>
    )}
  </DefinitionOf>
);
