'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedTemplate } from '../../lib/rpc/templates.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { call } from '../rpc/client.ts';
import { reread } from '../rpc/reread.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useView } from '../rpc/use-view.ts';
import { notify } from '../ui/notify.ts';
import { type TemplateRow, type TriedRow, triedAsk, type VersionRow, versionsAsk } from './template-row.ts';

/** A template with its versions, one of them looked at on a document. */
export interface OpenTemplate {
  readonly template: TemplateRow;
  readonly versions: readonly VersionRow[];
  /** The one that is looked at: the chosen one, else the newest. */
  readonly version: VersionRow | undefined;
  readonly choose: (version_id: number) => void;
  readonly documents: readonly TriedRow[];
  readonly tried: TriedRow | undefined;
  readonly tryOn: (document_id: number) => void;
  readonly opened: OpenedTemplate | undefined;
  readonly failure: { readonly error: Error; readonly refetch: () => unknown } | undefined;
  /** One thing at a time; a refusal is said aloud, and what stands there by now is read either way. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
  readonly busy: boolean;
}

/** One template as its keeper looks at it; a new one begins with a new `key`. */
export const useTemplate = (template: TemplateRow): OpenTemplate => {
  const lang = useAppLocale();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [chosen, choose] = useState<number>();
  const [document_id, tryOn] = useState<number>();
  const [busy, setBusy] = useState(false);
  const versions = useView<VersionRow>('template_version', versionsAsk(template.id));
  const documents = useView<TriedRow>(template.object_id, triedAsk);
  const list = versions.data?.data ?? [];
  const version = list.find(({ id }) => id === chosen) ?? list[0];
  const tried = documents.data?.data.find(({ id }) => id === document_id) ?? documents.data?.data[0];
  const params = {
    id: template.id,
    ...(version ? { version_id: version.id } : {}),
    ...(tried ? { document_id: tried.id } : {}),
    lang,
  };
  const opened = useAsked<OpenedTemplate>({
    queryKey: ['template.open', params],
    queryFn: async ({ signal }) => (await call('template.open', params, { signal })).data,
    enabled: versions.data !== undefined && !documents.isPending,
    placeholderData: (before) => before,
  });
  const failed = versions.error ? versions : opened.error ? opened : undefined;
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      await reread(client, 'template', 'template_version');
      setBusy(false);
    }
  };
  return {
    template,
    versions: list,
    version,
    choose,
    documents: documents.data?.data ?? [],
    tried,
    tryOn,
    opened: opened.data,
    failure: failed?.error ? { error: failed.error, refetch: failed.refetch } : undefined,
    act,
    busy,
  };
};
