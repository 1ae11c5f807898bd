'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PaperPeople, PaperPerson } from '../../../../lib/documents/families/request-push-signed/rpc.ts';
import { useNames } from '../../../people/use-names.ts';
import { Note } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip, ChipGroup } from '../../../ui/chip.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { leftOutOf, type Remark, recipientsOf, remarkOf, unreadyOf } from './audience.ts';

/** People drawn at once. */
const SHOWN = 100;
/** Names said in one sentence. */
const NAMED = 10;
const REMARKS: readonly Remark[] = ['left', 'none', 'closed', 'no_role', 'away', 'unsigned', 'already'];

interface AudiencePreviewProps {
  answer: PaperPeople;
  busy: boolean;
  onlyReady: boolean;
  onOnlyReady: (on: boolean) => void;
}

/** Who will get the paper, and what keeps some from answering; the remarks can be looked at one by one. */
export const AudiencePreview = ({ answer, busy, onlyReady, onOnlyReady }: AudiencePreviewProps) => {
  const t = useTranslations('papers.preview');
  const names = useNames();
  const [only, setOnly] = useState<Remark | null>(null);
  const people = answer.data;
  const counts = new Map(
    REMARKS.map((remark) => [remark, people.filter((each) => remarkOf(each) === remark).length]),
  );
  const present = REMARKS.filter((remark) => (counts.get(remark) ?? 0) > 0);
  const chosen = only !== null && present.includes(only) ? only : null;
  const listed = people.filter((person) => chosen === null || remarkOf(person) === chosen);
  const unready = unreadyOf(people);
  const leftOut = leftOutOf(people, onlyReady);
  return (
    <div className="flex flex-col gap-3" aria-busy={busy}>
      <p role="status" className="font-medium">
        {t('count', { count: recipientsOf(people, onlyReady).length })}
      </p>
      {answer.unknown.length > 0 && (
        <Note tone="warning" title={t('unknown', { count: answer.unknown.length })}>
          <p className="wrap-anywhere">{answer.unknown.slice(0, SHOWN).join(', ')}</p>
        </Note>
      )}
      {answer.truncated && <Note tone="warning">{t('truncated', { count: people.length })}</Note>}
      {unready > 0 && !onlyReady && (
        <p className="text-sm text-warning-ink">{t('cannot_answer', { count: unready })}</p>
      )}
      {leftOut.length > 0 && (
        <Note tone="warning" title={t('left_out', { count: leftOut.length })}>
          <p>
            {leftOut
              .slice(0, NAMED)
              .map((person) => names.short(person.name, person.name_eng))
              .join(', ')}
            {leftOut.length > NAMED && ` ${t('more', { count: leftOut.length - NAMED })}`}
          </p>
        </Note>
      )}
      {present.length > 0 && (
        <ChipGroup label={t('remarks')}>
          {present.map((remark) => (
            <Chip
              key={remark}
              on={chosen === remark}
              aria-pressed={chosen === remark}
              onClick={() => setOnly(chosen === remark ? null : remark)}
            >
              {t(`remark_count.${remark}`, { count: counts.get(remark) ?? 0 })}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {unready > 0 && (
        <Checkbox checked={onlyReady} onCheckedChange={onOnlyReady}>
          {t('only_ready')}
        </Checkbox>
      )}
      {listed.length > 0 && (
        <ScrollRegion
          aria-label={t('list')}
          className="max-h-90 overflow-y-auto rounded-panel border border-line"
        >
          <ul className="divide-y divide-line">
            {listed.slice(0, SHOWN).map((person) => (
              <PersonLine key={person.employee_id} person={person} />
            ))}
          </ul>
        </ScrollRegion>
      )}
      {listed.length > SHOWN && (
        <p className="text-sm text-ink-2">{t('more', { count: listed.length - SHOWN })}</p>
      )}
    </div>
  );
};

const PersonLine = ({ person }: { person: PaperPerson }) => {
  const t = useTranslations('papers.preview');
  const names = useNames();
  const remark = remarkOf(person);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
      <span className="min-w-0 flex-1 basis-60">
        <bdi className="wrap-anywhere">{names.of({ ...person }, 'name')}</bdi>
        <span className="text-sm text-ink-3"> · {person.number}</span>
        <span className="block text-sm text-ink-2">
          {[names.of({ ...person }, 'position'), names.of({ ...person }, 'department')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {remark && (
        <span className={`text-sm ${remark === 'already' ? 'text-ink-2' : 'text-warning-ink'}`}>
          {t(`remark.${remark}`)}
        </span>
      )}
    </li>
  );
};
