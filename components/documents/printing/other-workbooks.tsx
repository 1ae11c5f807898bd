'use client';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cloneElement } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { useTakeFile } from './use-take-file.ts';
import type { AskedList } from './workbooks-menu.tsx';

const load = () => import('./workbooks-menu.tsx').then((file) => file.WorkbooksMenu);

/** Workbooks a list comes out in besides the one it looks like: templates and reports. */
export const OtherWorkbooks = ({ asked }: { asked: AskedList }) => {
  const t = useTranslations('documents.printing');
  const { busy, take } = useTakeFile();
  const { loaded: WorkbooksMenu, button } = useOnDemand(load);
  const trigger = <IconButton icon={ChevronDown} variant="outlined" label={t('other')} busy={busy} />;
  if (WorkbooksMenu)
    return <WorkbooksMenu trigger={trigger} asked={asked} onTake={(address) => void take(address)} />;
  return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...button });
};
