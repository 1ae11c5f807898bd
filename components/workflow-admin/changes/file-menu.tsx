'use client';
import { FileDown, FileUp, MoreVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { saveText } from '../../identity/users/save-text.ts';
import { call } from '../../rpc/client.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { notify } from '../../ui/notify.ts';
import type { DraftEdits } from './use-draft-edits.ts';

/** Takes the steps in force out as a file, and reads one in: what it changes becomes a draft. */
export const FileMenu = ({
  object,
  edits,
  onDraft,
}: {
  object: string;
  edits: DraftEdits;
  onDraft: (draft: WorkflowDraft) => void;
}) => {
  const t = useTranslations('workflow_admin.file');
  const input = useRef<HTMLInputElement>(null);
  const out = () =>
    edits.act(async () => {
      const { data } = await call('workflow.export', { object });
      saveText(JSON.stringify(data, null, 2), `workflow-${object}.json`);
    });
  const read = (file: File) =>
    edits.act(async () => {
      const { data } = await call('workflow.import', {
        object,
        file: await file.text(),
      });
      notify.success(t('read', { number: data.number }));
      onDraft(data);
    });
  return (
    <>
      <Menu
        trigger={
          <Button icon={MoreVertical} busy={edits.busy}>
            {t('menu')}
          </Button>
        }
      >
        <MenuItem icon={FileDown} onSelect={() => void out()}>
          {t('export')}
        </MenuItem>
        <MenuItem icon={FileUp} onSelect={() => input.current?.click()}>
          {t('import')}
        </MenuItem>
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('import')}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
};
