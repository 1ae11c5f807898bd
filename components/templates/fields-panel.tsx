'use client';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OfferedField } from '../../lib/rpc/templates.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { Panel, PanelFoot } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { OpenTemplate } from './use-template.ts';

const GROUPS = ['document', 'employee', 'organization', 'form'] as const;
const SHOWN = 8;

/** The fields a template may name, with what each says in the document it is tried on; a press copies one. */
export const FieldsPanel = ({ open: { opened, tried } }: { open: OpenTemplate }) => {
  const t = useTranslations('templates.fields');
  const [group, setGroup] = useState<(typeof GROUPS)[number]>('document');
  const [all, setAll] = useState(false);
  const fields = (opened?.fields ?? []).filter((field) => field.group === group);
  const shown = all ? fields : fields.slice(0, SHOWN);
  return (
    <Panel aria-labelledby="fields">
      <div className="flex flex-col gap-2.5 px-5 pt-4 pb-3">
        <h2 id="fields">{t('title')}</h2>
        <Segmented
          label={t('whose')}
          value={group}
          onValueChange={setGroup}
          options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
        />
      </div>
      <table className="w-full table-fixed border-t border-line">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="bg-sunken text-left text-sm text-ink-2">
          <tr>
            <th scope="col" className="w-[58%] px-5 py-2 font-medium">
              {t('field')}
            </th>
            <th scope="col" className="py-2 pr-2 font-medium">
              {tried ? t('in', { number: tried.number }) : t('value')}
            </th>
            <th scope="col" className="w-12">
              <span className="sr-only">{t('copy')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((field) => (
            <FieldRow key={`${field.list} ${field.path}`} field={field} />
          ))}
        </tbody>
      </table>
      {!all && fields.length > SHOWN && (
        <PanelFoot>
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {t('all', { count: fields.length })}
          </Button>
        </PanelFoot>
      )}
    </Panel>
  );
};

const FieldRow = ({ field: { path, list, label, value } }: { field: OfferedField }) => {
  const t = useTranslations('templates.fields');
  const tag = `{{${path}}}`;
  const copy = () =>
    void navigator.clipboard.writeText(tag).then(
      () => notify.success(t('copied')),
      () => notify.error(t('not_copied')),
    );
  return (
    <tr>
      <td className="py-2 pr-2 pl-5 align-top">
        <span className="font-medium">{label}</span>
        <code className="block text-sm wrap-anywhere text-ink-2">{tag}</code>
        {list !== '' && (
          <span className="block text-sm text-ink-3">
            {t('inside')} <code>{`{{#${list}}}`}</code>
          </span>
        )}
      </td>
      <td className="py-2 pr-2 align-top text-sm wrap-anywhere text-ink-2">{value}</td>
      <td className="py-1.5 pr-2 text-right align-top">
        <IconButton icon={Copy} size="sm" label={t('copy_one', { label })} onClick={copy} />
      </td>
    </tr>
  );
};
