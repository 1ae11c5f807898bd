'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Queue, QueueNames } from '../lists/queue.tsx';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { classNames } from '../ui/class-names.ts';
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
            <Queue list="names">
              <QueueNames
                id="kinds"
                title={t('kinds')}
                items={all}
                keyOf={({ kind }) => kind}
                chosen={letter.kind}
                onChoose={choose}
              >
                {({ kind, changed }, isChosen) => (
                  <span className="flex flex-1 items-baseline gap-2">
                    <span className={classNames('min-w-0 flex-1', isChosen && 'font-medium')}>
                      {t(`kind.${kind}`)}
                    </span>
                    {changed && <span className="text-sm text-ink-2">{t('own')}</span>}
                  </span>
                )}
              </QueueNames>
              <LetterView key={letter.kind} letter={letter} />
            </Queue>
          )
        }
      </Answered>
    </Page>
  );
};
