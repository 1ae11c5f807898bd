'use client';
import { useTranslations } from 'next-intl';
import type { AccessPerson } from '../../lib/reach/answer.ts';
import { useNames } from '../people/use-names.ts';
import { Note } from '../ui/banner.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { GroupedRights } from './grouped-rights.tsx';
import { PersonFacts } from './person-facts.tsx';
import { useAccessWords } from './use-access-words.ts';

/** The rights of one person, each with its cause. */
export const PersonRights = ({ told: { person, rows, screens } }: { told: AccessPerson }) => {
  const t = useTranslations('access');
  const names = useNames();
  const words = useAccessWords(person);
  const isOut = person.state === 'closed' || person.state === 'no_account';
  return (
    <>
      <Panel aria-labelledby="access-person">
        <PanelHead id="access-person" title={names.full(person.name, person.name_eng)} />
        <PanelBody>
          <PersonFacts person={person} />
        </PanelBody>
      </Panel>
      {isOut ? (
        <Note tone="warning">{t('person.refused')}</Note>
      ) : (
        <>
          <GroupedRights
            words={words}
            rows={rows.map((row) => ({
              ...row,
              id: row.object,
              name: words.object(row.object),
              screens: row.screens.map((name) => ({ name })),
            }))}
          />
          {screens.length > 0 && (
            <Panel aria-labelledby="access-screens">
              <PanelHead id="access-screens" title={t('other_screens')} />
              <PanelBody className="text-ink-2">{screens.map(words.route).join(', ')}</PanelBody>
            </Panel>
          )}
        </>
      )}
    </>
  );
};
