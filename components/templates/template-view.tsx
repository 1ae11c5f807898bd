'use client';
import { FieldsPanel } from './fields-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import type { TemplateRow } from './template-row.ts';
import { useTemplate } from './use-template.ts';
import { VersionsPanel } from './versions-panel.tsx';

/** One template: what a version of it says, the fields it may name, and all its versions. */
export const TemplateView = ({ template, onEdit }: { template: TemplateRow; onEdit: () => void }) => {
  const open = useTemplate(template);
  return (
    <div className="@container min-w-0">
      <div className="grid items-start gap-5 @[60rem]:grid-cols-[minmax(0,1fr)_21.5rem]">
        <PreviewPanel open={open} onEdit={onEdit} />
        <div className="grid min-w-0 items-start gap-5 @[44rem]:grid-cols-[minmax(0,1fr)_18rem] @[60rem]:grid-cols-1">
          <FieldsPanel open={open} />
          <VersionsPanel open={open} />
        </div>
      </div>
    </div>
  );
};
