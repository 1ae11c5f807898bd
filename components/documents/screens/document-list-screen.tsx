'use client';
import { useTranslations } from 'next-intl';
import { familyOf } from '../../../lib/documents/families.ts';
import type { Mode } from '../../../lib/routes/route.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DocumentListView } from '../list/document-list-view.tsx';

interface DocumentListScreenProps {
  /** object_id of the family. */
  family: string;
  mode: Mode;
  /** Name of the list's route: saved views and preferences are kept by it. */
  route: string;
}

/** A list of the documents of a family: own, of the reports, to review, or of the whole organization. */
export const DocumentListScreen = ({ family, mode, route }: DocumentListScreenProps) => {
  const definition = familyOf(family);
  const hydrated = useHydrated();
  if (!definition) return null;
  return hydrated ? (
    <DocumentListView key={route} family={definition} mode={mode} route={route} />
  ) : (
    <Coming family={family} mode={mode} />
  );
};

/** The shape of the list, until the page is alive. */
const Coming = ({ family, mode }: { family: string; mode: Mode }) => {
  const common = useTranslations('common');
  const families = useTranslations('families');
  return (
    <Page width="wide">
      <PageHead title={families(`${family}.lists.${mode}`)} />
      <Panel className="min-h-dvh">
        <SkeletonRows rows={6} label={common('loading')} />
      </Panel>
    </Page>
  );
};
