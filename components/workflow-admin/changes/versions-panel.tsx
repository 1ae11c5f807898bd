'use client';
import { Check, GitBranch, History, PackageOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { WorkflowDraft, WorkflowVersion } from '../../../lib/rpc/workflow-changes.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { countOf } from './changes-panel.tsx';
import type { Changes } from './use-changes.ts';

interface VersionsPanelProps {
  changes: Changes;
  busy: boolean;
  /** Makes a draft that brings a version back, or what the portal comes with. */
  onRestore: (version: number | 'delivered') => void;
}

/** Drafts, the version in work, those before it and what the portal came with; each may be brought back. */
export const VersionsPanel = ({
  changes: { changes, draft, drafts, show },
  busy,
  onRestore,
}: VersionsPanelProps) => {
  const t = useTranslations('workflow_admin.versions');
  const titleId = useId();
  const versions = changes.data?.versions ?? [];
  const [newest] = versions;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHead id={titleId} title={t('title')} />
      <ol className="px-5 pb-5 max-tablet:px-4">
        {drafts.map((each) => (
          <Entry
            key={`draft ${each.id}`}
            icon={GitBranch}
            tone="now"
            title={t('draft', { number: each.number })}
          >
            <DraftFacts draft={each} />
            {each.id !== draft?.id && (
              <Button size="sm" className="mt-1.5" onClick={() => show(each)}>
                {t('open')}
              </Button>
            )}
          </Entry>
        ))}
        {versions.map((version, index) => (
          <Entry
            key={version.version}
            icon={index === 0 ? Check : History}
            tone={index === 0 ? 'past' : 'older'}
            title={t(index === 0 ? 'in_work' : 'version', { version: version.version })}
          >
            <VersionFacts version={version} />
            {index > 0 && (
              <Button size="sm" className="mt-1.5" busy={busy} onClick={() => onRestore(version.version)}>
                {t('restore', { version: version.version })}
              </Button>
            )}
          </Entry>
        ))}
        {newest && (
          <Entry icon={History} tone="older" title={t('before_first')}>
            <Button size="sm" className="mt-1.5" busy={busy} onClick={() => onRestore(0)}>
              {t('restore_first')}
            </Button>
          </Entry>
        )}
        <Entry icon={PackageOpen} tone="older" title={t('delivered')} isLast>
          <p className="text-sm text-ink-2">{t('steps', { count: changes.data?.delivered ?? 0 })}</p>
          <Button size="sm" className="mt-1.5" busy={busy} onClick={() => onRestore('delivered')}>
            {t('restore_delivered')}
          </Button>
        </Entry>
      </ol>
    </Panel>
  );
};

const DraftFacts = ({ draft }: { draft: WorkflowDraft }) => {
  const t = useTranslations('workflow_admin.versions');
  const names = useNames();
  const days = useDays();
  return (
    <p className="text-sm text-ink-2">
      {draft.author && `${names.of(draft.author, 'name')} · `}
      {days.moment(draft.updated_at)} · {t('changes', { count: countOf(draft) })}
    </p>
  );
};

const VersionFacts = ({ version }: { version: WorkflowVersion }) => {
  const t = useTranslations('workflow_admin.versions');
  const names = useNames();
  const days = useDays();
  return (
    <p className="text-sm text-ink-2">
      {days.moment(version.published_at)}
      {version.publisher && ` · ${names.of(version.publisher, 'name')}`} ·{' '}
      {t('steps', { count: version.steps })}
      {version.moved > 0 && ` · ${t('moved', { count: version.moved })}`}
      {version.way === 'keep' && ` · ${t('kept')}`}
      <span className="block text-ink">«{version.title}»</span>
    </p>
  );
};

const TONES = {
  now: 'border-primary bg-primary text-on-primary',
  past: 'border-success-line bg-success-soft text-success-ink',
  older: 'border-dashed border-line-strong bg-surface text-ink-2',
} as const;

const Entry = ({
  icon,
  tone,
  title,
  isLast = false,
  children,
}: {
  icon: IconType;
  tone: keyof typeof TONES;
  title: string;
  isLast?: boolean;
  children: ReactNode;
}) => (
  <li className="relative flex gap-3 pb-5 last:pb-0">
    {!isLast && <span aria-hidden className="absolute top-8 bottom-0 left-[13px] w-px bg-line-strong" />}
    <span
      aria-hidden
      className={classNames('grid size-7 flex-none place-items-center rounded-full border', TONES[tone])}
    >
      <Icon of={icon} size={16} />
    </span>
    <div className="min-w-0 flex-1">
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  </li>
);
