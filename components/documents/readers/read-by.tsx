'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isReadByNamed } from '../../../lib/documents/named-readers.ts';
import { relationOf } from '../../../lib/workflow/relation.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { Button } from '../../ui/button.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useOpened } from './use-opened.ts';

/** As many stand in sight before more are asked for. */
const SHOWN = 5;

/**
 * Beside a document that names its readers: who of them has read it, for its person and hr. A named reader has read it
 * with the opening.
 */
export const ReadBy = ({ form }: { form: DocumentForm }) => {
  const { actor, doc } = form.situation;
  const { owner, roles } = relationOf(actor, doc);
  const mayKnow = owner || roles.includes('hr');
  const isSent = isReadByNamed(doc.status_id);
  useOpened(form.family.object_id, doc.id, isSent && !owner);
  return mayKnow && isSent ? <ReadersPanel form={form} /> : null;
};

const ReadersPanel = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.readers');
  const names = useNames();
  const days = useDays();
  const [unfolded, setUnfolded] = useState(false);
  const object = form.family.object_id;
  const { id, status_id } = form.situation.doc;
  const { data } = useAsked({
    queryKey: ['view', object, 'reading.list', id, status_id, form.row?.updated_at],
    queryFn: ({ signal }) => call('reading.list', { object, id }, { signal }),
  });
  if (!data) return null;
  const { total, read, people } = data.data;
  const shown = unfolded ? people : people.slice(0, SHOWN);
  return (
    <Panel aria-labelledby="readers">
      <PanelHead title={t('title')} id="readers" note={total > 0 && t('read', { read, total })} />
      <PanelBody>
        {total === 0 && <p className="text-sm text-ink-2">{t('none')}</p>}
        {total > 0 && (
          <div aria-hidden className="mb-3 h-2 overflow-hidden rounded-full border border-line bg-sunken">
            <span className="block h-full bg-primary" style={{ width: `${(read / total) * 100}%` }} />
          </div>
        )}
        <ul className="flex flex-col gap-2.5">
          {shown.map((person) => (
            <li key={person.employee_id} className="flex items-center gap-2.5">
              <PersonAvatar name={names.of(person, 'name')} employee_id={person.employee_id} size={28} />
              <span className="min-w-0 flex-1">
                <bdi className="block truncate">{names.of(person, 'name')}</bdi>
                <span className="block text-sm text-ink-3">
                  {person.read_date === null ? t('unread') : days.moment(person.read_date)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {people.length > SHOWN && !unfolded && (
          <Button size="sm" variant="quiet" className="mt-3" onClick={() => setUnfolded(true)}>
            {t('all')}
          </Button>
        )}
        {unfolded && total > people.length && (
          <p className="mt-3 text-sm text-ink-2">{t('first', { count: people.length })}</p>
        )}
      </PanelBody>
    </Panel>
  );
};
