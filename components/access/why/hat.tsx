'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AccessHat, AccessWhy } from '../../../lib/reach/answer.ts';
import type { AccessWords } from '../../../lib/reach/words.ts';
import { Folded } from '../../ui/folded.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { useUntil } from '../person-facts.tsx';
import { JudgedStep } from './judged-step.tsx';
import { RuleLine } from './rule-line.tsx';

interface HatProps {
  hat: AccessHat;
  document: AccessWhy['document'];
  words: AccessWords;
}

/** One way a person reaches the document, by themselves or by a grant: rules that hold, other rules, and the steps. */
export const Hat = ({ hat, document, words }: HatProps) => {
  const t = useTranslations('access.why');
  const until = useUntil();
  const id = useId();
  const { grant, sees, none, rules, steps } = hat;
  const holding = rules.filter(({ holds }) => holds);
  const others = rules.filter(({ holds }) => !holds);
  const title = grant
    ? t(grant.deputy ? 'by_deputy' : 'by_grant', {
        name: words.name(grant),
        role: words.role(grant.role),
        until: until(grant),
      })
    : t('self');
  const tried = others.map((rule) => (
    <RuleLine key={JSON.stringify(rule)} rule={rule} held={hat.roles} document={document} words={words} />
  ));
  return (
    <Panel aria-labelledby={id}>
      <PanelHead
        id={id}
        title={title}
        note={hat.roles.length > 0 && t('roles', { roles: hat.roles.map(words.role).join(', ') })}
      />
      <PanelBody className="grid gap-6 tablet:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          {none && <p>{t(`none.${none}`)}</p>}
          {holding.length > 0 && (
            <section>
              <h3>{t('because')}</h3>
              <ul className="mt-1 divide-y divide-line">
                {holding.map((rule) => (
                  <RuleLine
                    key={JSON.stringify(rule)}
                    rule={rule}
                    held={hat.roles}
                    document={document}
                    words={words}
                  />
                ))}
              </ul>
            </section>
          )}
          {others.length > 0 &&
            (sees ? (
              <Folded label={t('others')}>{tried}</Folded>
            ) : (
              <section>
                <h3>{t('tried')}</h3>
                <ul className="mt-1 divide-y divide-line">{tried}</ul>
              </section>
            ))}
        </div>
        {sees && (
          <section className="min-w-0">
            <h3>{t('steps')}</h3>
            {steps.length === 0 ? (
              <p className="mt-1 text-ink-2">{t('no_steps')}</p>
            ) : (
              <ul className="mt-1 divide-y divide-line">
                {steps.map((step) => (
                  <JudgedStep
                    key={JSON.stringify(step)}
                    object_id={document.object}
                    step={step}
                    words={words}
                  />
                ))}
              </ul>
            )}
            <p className="mt-2 text-sm text-ink-2">{t(hat.edits ? 'edits' : 'only_reads')}</p>
          </section>
        )}
      </PanelBody>
    </Panel>
  );
};
