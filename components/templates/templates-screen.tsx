'use client';
import { FileText, Plus } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Queue } from '../lists/queue.tsx';
import { useRowEditor } from '../lists/use-row-editor.ts';
import { useView } from '../rpc/use-view.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { writeQuery } from '../shell/write-query.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { TemplateList } from './template-list.tsx';
import { TEMPLATES_ASK, type TemplateRow } from './template-row.ts';
import { TemplateView } from './template-view.tsx';

const dialog = () => import('./template-dialog.tsx').then((file) => file.TemplateDialog);

/** Printed forms: which there are, what each says of a real document, what it may name, and its versions. */
export const TemplatesScreen = () => {
  const t = useTranslations('templates');
  const [chosen, choose] = useChosen();
  const view = useView<TemplateRow>('template', TEMPLATES_ASK);
  const { data } = view;
  const editor = useRowEditor<TemplateRow>(dialog, () => void view.refetch());
  const rows = data?.data ?? [];
  const template = rows.find(({ id }) => id === chosen) ?? rows[0];
  return (
    <Page width="wide">
      <PageHead title={t('title')} facts={data && t('facts', { count: data.total })}>
        <Button variant={rows.length === 0 ? 'filled' : 'outlined'} icon={Plus} {...editor.button}>
          {t('add')}
        </Button>
      </PageHead>
      <Answered
        of={view}
        level="h2"
        lines={6}
        isFramed
        stays
        empty={
          <Panel>
            <EmptyState icon={FileText} level="h2" title={t('none')}>
              {t('none_text')}
            </EmptyState>
          </Panel>
        }
      >
        {() =>
          template && (
            <Queue list="names">
              <TemplateList rows={rows} chosen={template.id} onChoose={choose} />
              <TemplateView key={template.id} template={template} onEdit={() => editor.edit(template)} />
            </Queue>
          )
        }
      </Answered>
      {editor.dialog}
    </Page>
  );
};

/** The template the address names. */
const useChosen = (): readonly [number | undefined, (id: number) => void] => {
  const said = useSearchParams().get('template');
  return [
    said !== null && /^\d{1,15}$/.test(said) ? Number(said) : undefined,
    (id) => writeQuery({ template: id }, 'push'),
  ];
};
