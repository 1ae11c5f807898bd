'use client';
import { ScanSearch, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../people/employee-picker.tsx';
import { Answered } from '../shell/answered.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { ComparedRights } from './compared-rights.tsx';
import { PersonRights } from './person-rights.tsx';
import { useAccessCompare, useAccessPerson } from './use-access.ts';
import type { Ask, Asked } from './use-access-address.ts';

interface TabProps {
  asked: Asked;
  ask: Ask;
}

/** What one person may and where each right comes from; or two people beside each other. */
export const ByPerson = ({ asked, ask }: TabProps) => {
  const t = useTranslations('access.person');
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('choose')} className="w-72 max-tablet:w-full">
          {(control) => (
            <EmployeePicker
              {...control}
              value={asked.person}
              onChange={(id) => ask({ person: String(id), ...(id === asked.with ? { with: null } : {}) })}
            />
          )}
        </Field>
        {asked.person !== null && (
          <Field label={t('compare')} optional className="w-72 max-tablet:w-full">
            {(control) => (
              <EmployeePicker
                {...control}
                value={asked.with}
                onChange={(id) => ask({ with: id === asked.person ? null : String(id) })}
              />
            )}
          </Field>
        )}
        {asked.with !== null && (
          <Button variant="quiet" icon={X} onClick={() => ask({ with: null })}>
            {t('stop')}
          </Button>
        )}
      </div>
      {asked.person === null ? (
        <Panel>
          <EmptyState level="h2" icon={ScanSearch} title={t('empty_title')}>
            {t('empty_text')}
          </EmptyState>
        </Panel>
      ) : asked.with === null ? (
        <One employee_id={asked.person} />
      ) : (
        <Two asked={asked} ask={ask} />
      )}
    </>
  );
};

const One = ({ employee_id }: { employee_id: number }) => {
  const told = useAccessPerson(employee_id, true);
  return (
    <Answered of={told} level="h2" pending={<PanelSkeleton />}>
      {(data) => <PersonRights told={data} />}
    </Answered>
  );
};

const Two = ({ asked, ask }: TabProps) => {
  const told = useAccessCompare(asked.person, asked.with);
  return (
    <Answered of={told} level="h2" pending={<PanelSkeleton />}>
      {(data) => <ComparedRights told={data} onlyDifferences={asked.differences} ask={ask} />}
    </Answered>
  );
};
