'use client';
import { CircleCheck, Download, Pencil, PencilLine, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { takeFile } from '../rpc/take-file.ts';
import { Answered } from '../shell/answered.tsx';
import { Button, DisabledReason, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { notify } from '../ui/notify.ts';
import { Panel, PanelFoot, PanelHead } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FormPaper } from './form-paper.tsx';
import { ProblemNotes } from './problem-notes.tsx';
import { sendVersion } from './send-version.ts';
import type { OpenTemplate } from './use-template.ts';

/** A version on a real document: what is wrong with it, what it says, and the way into force. */
export const PreviewPanel = ({ open, onEdit }: { open: OpenTemplate; onEdit: () => void }) => {
  const t = useTranslations('templates');
  const names = useNames();
  const paper = useRef<HTMLDivElement>(null);
  const { template, version, opened, failure } = open;
  return (
    <Panel aria-labelledby="preview">
      <PanelHead id="preview" title={names.of(template, 'name')}>
        <IconButton
          icon={Pencil}
          size="sm"
          label={t('edit', { name: names.of(template, 'name') })}
          onClick={onEdit}
        />
        {version && (
          <IconButton
            icon={Download}
            size="sm"
            label={t('take', { number: version.number })}
            busy={open.busy}
            onClick={() =>
              void open.act(() => takeFile(`/api/templates/${template.id}/versions/${version.id}`))
            }
          />
        )}
        <BringVersion open={open} />
      </PanelHead>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-3 max-tablet:px-4">
        <VersionState open={open} />
        {version && <TriedOn open={open} />}
      </div>
      {opened && opened.problems.length > 0 && (
        <ProblemNotes open={open} problems={opened.problems} paper={paper} />
      )}
      <div ref={paper} className="border-y border-line bg-sunken p-6 max-tablet:p-3">
        <Answered
          of={{ ...failure, data: opened }}
          pending={<Skeleton className="mx-auto h-96 max-w-[52rem]" />}
        >
          {({ blocks }) =>
            version ? (
              <FormPaper blocks={blocks} />
            ) : (
              <p className="py-8 text-center text-ink-2">{t('no_versions')}</p>
            )
          }
        </Answered>
      </div>
      <Force open={open} />
    </Panel>
  );
};

const VersionState = ({ open: { template, version } }: { open: OpenTemplate }) => {
  const t = useTranslations('templates');
  const days = useDays();
  if (!version) return <p className="text-sm text-ink-2">{t('no_version')}</p>;
  const { number } = version;
  if (version.id === template.version_id)
    return (
      <p className="inline-flex items-center gap-1.5 text-sm font-medium text-success-ink">
        <Icon of={CircleCheck} size={16} />
        {t('in_force', {
          number,
          day: template.in_force_at ? days.day(days.dayOf(template.in_force_at)) : '',
        })}
      </p>
    );
  return (
    <p className="inline-flex items-center gap-1.5 text-sm font-medium">
      <Icon of={PencilLine} size={16} className="text-ink-2" />
      {t(template.version !== null && number < template.version ? 'was' : 'draft', { number })}
    </p>
  );
};

/** The document the version is tried on; who reads none sees the form without values. */
const TriedOn = ({ open: { documents, tried, tryOn } }: { open: OpenTemplate }) => {
  const t = useTranslations('templates');
  const names = useNames();
  if (!tried) return <p className="text-sm text-ink-2">{t('no_documents')}</p>;
  return (
    <Select
      aria-label={t('tried_on')}
      className="ml-auto max-w-72 text-sm max-tablet:ml-0 max-tablet:max-w-full"
      value={String(tried.id)}
      onValueChange={(value) => tryOn(Number(value))}
      options={documents.map((row) => ({
        value: String(row.id),
        label: `${row.number}, ${names.short(row.employee_name, row.employee_name_eng)}`,
      }))}
    />
  );
};

const BringVersion = ({ open: { template, choose, act, busy } }: { open: OpenTemplate }) => {
  const t = useTranslations('templates');
  const picker = useRef<HTMLInputElement>(null);
  const bring = (file: File) =>
    act(async () => {
      const { version_id, number, problems } = await sendVersion(template.id, file);
      choose(version_id);
      if (problems.length === 0) notify.success(t('brought', { number }));
    });
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={`.${template.kind.toLowerCase()}`}
        className="sr-only"
        tabIndex={-1}
        aria-label={t('file')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void bring(file);
        }}
      />
      <Button size="sm" icon={Upload} busy={busy} onClick={() => picker.current?.click()}>
        {t('bring')}
      </Button>
    </>
  );
};

/** Puts the version in force that is looked at; one with a mistake waits, and says so. */
const Force = ({ open: { template, version, opened, act, busy } }: { open: OpenTemplate }) => {
  const t = useTranslations('templates');
  const reasonId = useId();
  const isNewer = version && (template.version === null || version.number > template.version);
  if (!isNewer) return null;
  const reason = opened && opened.problems.length > 0 ? t('mend_first') : undefined;
  const publish = () =>
    act(async () => {
      const params = { id: template.id, version_id: version.id, in_force: template.version_id };
      await call('template.publish', params, { idempotencyKey: randomId() });
      notify.success(t('published', { number: version.number }));
    });
  return (
    <PanelFoot className="justify-end">
      {reason && <DisabledReason id={reasonId}>{reason}</DisabledReason>}
      <Button
        variant="filled"
        size="sm"
        busy={busy}
        disabledReason={reason}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => void publish()}
      >
        {t('publish', { number: version.number })}
      </Button>
    </PanelFoot>
  );
};
