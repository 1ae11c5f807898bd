'use client';
import { Check, History, PencilLine, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { TimelineStop } from '../documents/timeline/timeline-stop.tsx';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { Button } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { notify } from '../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import type { VersionRow } from './template-row.ts';
import type { OpenTemplate } from './use-template.ts';

/** Every version, the newest first; one that stood in force before may be taken back. */
export const VersionsPanel = ({ open }: { open: OpenTemplate }) => {
  const t = useTranslations('templates');
  const { versions } = open;
  return (
    <Panel aria-labelledby="versions">
      <PanelHead id="versions" title={t('versions')} />
      <PanelBody>
        {versions.length === 0 && <p className="text-ink-2">{t('no_version')}</p>}
        <ol>
          {versions.map((version) => (
            <Version key={version.id} open={open} version={version} />
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
};

const Version = ({ open, version }: { open: OpenTemplate; version: VersionRow }) => {
  const t = useTranslations('templates');
  const days = useDays();
  const names = useNames();
  const ask = useConfirm();
  const { template, choose, act, busy } = open;
  const { id, number } = version;
  const state =
    id === template.version_id
      ? 'in_work'
      : template.version !== null && number < template.version
        ? 'older'
        : 'waiting';
  const restore = async () => {
    const yes = await ask({
      title: t('restore_title', { number }),
      text: t('restore_text'),
      yes: t('restore_yes'),
    });
    if (!yes) return;
    await act(async () => {
      const params = { id: template.id, version_id: id, in_force: template.version_id };
      const { data } = await call('template.restore', params, {
        idempotencyKey: randomId(),
      });
      choose(data.version_id);
      notify.success(t('restored', { number: data.number }));
    });
  };
  return (
    <TimelineStop
      kind={state === 'in_work' ? 'past' : state === 'older' ? 'next' : 'now'}
      icon={state === 'in_work' ? Check : state === 'older' ? History : PencilLine}
      title={
        <button type="button" className="text-left font-medium hover:underline" onClick={() => choose(id)}>
          {t(`version_state.${state}`, { number })}
        </button>
      }
    >
      <p className="text-sm text-ink-2">{`${names.of(version, 'creator_name')} · ${days.moment(version.create_date)}`}</p>
      {version.restores !== null && (
        <p className="text-sm text-ink-2">{t('restores', { number: version.restores })}</p>
      )}
      {state === 'older' && (
        <Button size="sm" icon={Undo2} className="mt-1.5" busy={busy} onClick={() => void restore()}>
          {t('restore', { number })}
        </Button>
      )}
    </TimelineStop>
  );
};
