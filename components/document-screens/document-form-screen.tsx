'use client';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../lib/access/route.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { DocumentRow } from '../documents/document-row.ts';
import { DocumentFormView } from '../documents/form/document-form-view.tsx';
import type { FamilyForm } from '../documents/form/slots.ts';
import { useDocumentRow } from '../documents/form/use-document-row.ts';
import { DrawnPreferences } from '../documents/list/use-preferences.ts';
import { isReadByName } from '../documents/readers/is-read-by-name.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { FormOf } from '../families/form-of.tsx';
import { WithSteps } from '../families/with-steps.tsx';
import { useMasterFailure } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import { Answered } from '../shell/answered.tsx';
import { NotThere } from '../shell/not-there.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Panel } from '../ui/panel.tsx';

interface DocumentFormScreenProps {
  /** object_id of the family. */
  family: string;
  /** Absent: a new document is prepared. */
  id?: number | undefined;
  mode?: Mode | undefined;
  /** How the person likes the lines of the form, as the browser keeps it, by their names. */
  preferences: Readonly<Record<string, string>>;
}

/** A document of a family, or the form of a new one. */
export const DocumentFormScreen = ({ family, id, mode, preferences }: DocumentFormScreenProps) => (
  <FormOf object_id={family}>
    {(own) => (
      <WithSteps>
        <DrawnPreferences value={preferences}>
          <Loaded key={id ?? 'new'} own={own} id={id ?? null} mode={mode} />
        </DrawnPreferences>
      </WithSteps>
    )}
  </FormOf>
);

/**
 * The form is drawn once everything it judges by is there, so nothing typed is overtaken by what arrives late; it stays when
 * a later reading fails.
 */
const Loaded = ({ own, id, mode }: { own: FamilyForm; id: number | null; mode: Mode | undefined }) => {
  const { family } = own;
  const families = useTranslations('shell.families');
  const { loaded } = useDictionaries();
  const { row, isPending, error, refetch } = useDocumentRow(family, id);
  const before = useMasterFailure();
  const failure = before ?? (error && { error, refetch });
  const { employee_id, roles } = useProfile();
  if (loaded && !isPending && (id === null || row))
    return (
      <DocumentFormView
        own={own}
        id={id}
        mode={mode ?? (row ? modeOf(family, row, employee_id, roles) : 'own')}
      />
    );
  const title = families(family.object_id);
  return (
    <Page>
      <PageHead title={title} />
      <Panel className={isPending || !loaded ? 'min-h-dvh' : ''}>
        <Answered of={{ ...failure, data: (!isPending && loaded) || undefined }} level="h2" lines={5}>
          {() => <NotThere />}
        </Answered>
      </Panel>
    </Page>
  );
};

/** The role a document is opened in when the address does not say: owner, manager, named reader, else by role. */
const modeOf = (
  family: Family,
  { employee_id, manager_id }: Pick<DocumentRow, 'employee_id' | 'manager_id'>,
  me: number | null,
  roles: readonly string[],
): Mode => {
  if (employee_id === me) return 'own';
  if (manager_id === me) return 'sub';
  if (isReadByName(family, roles)) return 'own';
  return roles.includes('hr') || !roles.includes('reviewer') ? 'hr' : 'rev';
};
