'use client';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AccessWhy } from '../../../lib/reach/answer.ts';
import { useNames } from '../../people/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { useAccessWords } from '../use-access-words.ts';
import { Hat } from './hat.tsx';

/** Whether a person sees a document and may act with it, then each way they reach it. */
export const Verdict = ({ told }: { told: AccessWhy }) => {
  const t = useTranslations('access.why');
  const names = useNames();
  const { document, person, sees, acts, hats } = told;
  const words = useAccessWords(person);
  const facts = [
    document.owner && t('owner', { name: words.name(document.owner) }),
    document.manager ? t('manager', { name: words.name(document.manager) }) : t('no_manager'),
    names.of(document.organization, 'name'),
  ].filter(Boolean);
  return (
    <>
      <Panel aria-labelledby="access-verdict">
        <PanelHead
          id="access-verdict"
          title={`${names.full(person.name, person.name_eng)}: ${t('document', { kind: words.object(document.object), number: document.number })}`}
        />
        <PanelBody>
          <div role="status" className="flex flex-wrap gap-x-6 gap-y-1 text-base font-medium">
            <Sign isYes={sees} yes={t('sees')} no={t('not_sees')} />
            {sees && <Sign isYes={acts} yes={t('acts')} no={t('no_acts')} />}
          </div>
          <p className="mt-2 text-ink-2">{facts.join(', ')}</p>
          <p className="mt-1 text-sm text-ink-3">{t('note')}</p>
        </PanelBody>
      </Panel>
      {hats.map((hat) => (
        <Hat key={hat.grant?.id ?? 0} hat={hat} document={document} words={words} />
      ))}
    </>
  );
};

const Sign = ({ isYes, yes, no }: { isYes: boolean; yes: string; no: string }) => (
  <span className={`inline-flex items-center gap-2 ${isYes ? 'text-success-ink' : 'text-ink-2'}`}>
    <Icon of={isYes ? CircleCheck : CircleSlash} size={20} />
    {isYes ? yes : no}
  </span>
);
