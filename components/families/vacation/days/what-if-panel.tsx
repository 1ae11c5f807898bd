'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { Chip, ChipGroup } from '../../../ui/chip.tsx';
import { Panel, PanelBody, PanelHead } from '../../../ui/panel.tsx';
import { IfDismissal } from './if-dismissal.tsx';
import { IfIllness } from './if-illness.tsx';
import { IfLeave } from './if-leave.tsx';

/** The facts for each case of the panel. */
export interface CaseProps {
  balance: LeaveBalance;
  /** The reader's own days: a draft can be made of the answer. */
  isOwn: boolean;
}

const CASES = { leave: IfLeave, illness: IfIllness, dismissal: IfDismissal } satisfies Record<
  string,
  ComponentType<CaseProps>
>;
type Case = keyof typeof CASES;
const NAMES = Object.keys(CASES) as Case[];

/** What would be left, given back or paid for. Nothing is written by asking. */
export const WhatIfPanel = (props: CaseProps) => {
  const t = useTranslations('families.vacation.days');
  const id = useId();
  const [name, setName] = useState<Case>('leave');
  const Asked = CASES[name];
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={t('if')} note={t('if_note')} />
      <PanelBody className="flex flex-col gap-4">
        <ChipGroup label={t('if_cases')}>
          {NAMES.map((each) => (
            <Chip key={each} on={each === name} aria-pressed={each === name} onClick={() => setName(each)}>
              {t(`if_case.${each}`)}
            </Chip>
          ))}
        </ChipGroup>
        <Asked {...props} />
      </PanelBody>
    </Panel>
  );
};
