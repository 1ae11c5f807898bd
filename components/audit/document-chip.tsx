'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AuditDocuments } from '../../lib/rpc/audit.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import type { Audit } from './use-audit.ts';
import { useAuditWords } from './use-audit-words.ts';

/** The one record whose story is shown; a document is found by its number. */
export const DocumentChip = ({ audit }: { audit: Audit }) => {
  const t = useTranslations('audit.document');
  const { choice, choose, view } = audit;
  const { subject } = useAuditWords();
  const [open, setOpen] = useState(false);
  const [row] = view.data?.data ?? [];
  const said = row && row.stream === choice.stream ? subject(row) : choice.stream;
  return (
    <Popover
      label={t('label')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        choice.stream === undefined ? (
          <Chip>
            {t('label')}
            <Icon of={ChevronDown} size={14} />
          </Chip>
        ) : (
          <Chip on onClear={() => choose({ stream: [] })} clearName={said ?? ''}>
            {said}
          </Chip>
        )
      }
    >
      {open && (
        <Finder
          onChoose={(id) => {
            choose({ stream: [`document:${id}`] });
            setOpen(false);
          }}
        />
      )}
    </Popover>
  );
};

const Finder = ({ onChoose }: { onChoose: (id: number) => void }) => {
  const t = useTranslations('audit.document');
  const names = useNames();
  const { objectWord } = useAuditWords();
  const [number, setNumber] = useState('');
  const found = useAsked<AuditDocuments>({
    queryKey: ['audit', 'document', number],
    queryFn: ({ signal }) =>
      call('audit.document', { number: number.trim() }, { signal }).then(({ data }) => data),
    enabled: number.trim() !== '',
  });
  return (
    <div className="flex w-80 max-w-full flex-col gap-2">
      <SearchInput label={t('number')} hint={t('hint')} value={number} onChange={setNumber} width="w-full" />
      {found.data?.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-sm text-ink-2">
          {t('none')}
        </p>
      )}
      {found.data && found.data.length > 0 && (
        <ul>
          {found.data.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                onClick={() => onChoose(each.id)}
                className="flex min-h-9 w-full flex-col justify-center rounded-tag px-2.5 py-1.5 text-left hover:bg-sunken touch:min-h-12"
              >
                <span>{`${objectWord(each.object_id)} ${each.number}`}</span>
                <span className="text-sm text-ink-2">{names.of(each, 'name')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
