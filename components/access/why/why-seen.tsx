'use client';
import { FileQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { Answered } from '../../shell/answered.tsx';
import { PanelSkeleton } from '../../shell/screens/panel-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAccessWhy } from '../use-access.ts';
import type { Ask, Asked } from '../use-access-address.ts';
import { NumberField } from './number-field.tsx';
import { Verdict } from './verdict.tsx';

/** «Почему видит»: a person and a document, the verdict and the rules behind it. */
export const WhySeen = ({ asked, ask }: { asked: Asked; ask: Ask }) => {
  const t = useTranslations('access.why');
  const told = useAccessWhy(asked.person, asked.document);
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <Field label={t('person')} className="w-72 max-tablet:w-full">
          {(control) => (
            <EmployeePicker
              {...control}
              value={asked.person}
              onChange={(id) => ask({ person: String(id) })}
            />
          )}
        </Field>
        <NumberField
          key={asked.document?.id ?? 0}
          number={
            asked.document && told.data?.document.id === asked.document.id ? told.data.document.number : ''
          }
          onChoose={({ object_id, id }) => ask({ document: `${object_id}:${id}` })}
        />
      </div>
      {asked.person === null || asked.document === null ? (
        <Panel>
          <EmptyState level="h2" icon={FileQuestion} title={t('empty_title')}>
            {t('empty_text')}
          </EmptyState>
        </Panel>
      ) : (
        <Answered of={told} level="h2" pending={<PanelSkeleton />}>
          {(data) => <Verdict told={data} />}
        </Answered>
      )}
    </>
  );
};
