'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { LetterKinds } from './letter-kinds.tsx';
import { LetterView } from './letter-view.tsx';
import { useLetters } from './use-letters.ts';

/** «Письма»: what the portal writes to people, in the company's own words. An admin's screen. */
export const LettersScreen = () => {
  const t = useTranslations('letters');
  const letters = useLetters();
  const [chosen, choose] = useState('');
  const list = letters.data;
  const letter = list?.find(({ kind }) => kind === chosen) ?? list?.[0];
  return (
    <Page width="wide">
      <PageHead
        title={t('title')}
        facts={
          list && t('facts', { count: list.length, changed: list.filter(({ changed }) => changed).length })
        }
      />
      <Answered of={letters} level="h2" pending={<PanelSkeleton />} stays>
        {(all) =>
          letter && (
            <div className="grid items-start gap-5 desk:grid-cols-[16.25rem_minmax(0,1fr)]">
              <LetterKinds letters={all} chosen={letter.kind} onChoose={choose} />
              <LetterView key={letter.kind} letter={letter} />
            </div>
          )
        }
      </Answered>
    </Page>
  );
};
