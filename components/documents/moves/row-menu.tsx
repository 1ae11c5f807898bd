'use client';
import { Ellipsis, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { rowRest, type StepButtons, stepKey } from './step-order.ts';
import { useStepWords } from './use-step-words.ts';

interface RowMenuProps {
  row: DocumentRow;
  href: string;
  buttons: StepButtons;
  onStep: (row: DocumentRow, step: RowStep) => void;
  size?: 'sm' | 'md';
}

/** What the workflow offers besides what a row has in sight, and the way to the document; nothing when all is in sight. */
export const RowMenu = ({ row, href, buttons, onStep, size = 'sm' }: RowMenuProps) => {
  const t = useTranslations('documents.list');
  const words = useStepWords();
  const rest = rowRest(buttons);
  if (rest.length === 0 && buttons.primary) return null;
  const label = t('more_on', { number: row.number });
  return (
    <Menu label={label} trigger={<IconButton icon={Ellipsis} size={size} label={label} />}>
      <MenuLink icon={ExternalLink} href={href}>
        {t('open')}
      </MenuLink>
      {rest.map((step) => (
        <MenuItem key={stepKey(step)} danger={step.reject === '1'} onSelect={() => onStep(row, step)}>
          {words.asking(step, row.object_id)}
        </MenuItem>
      ))}
    </Menu>
  );
};
