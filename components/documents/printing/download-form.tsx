'use client';
import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cloneElement } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '../../ui/button-classes.ts';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import type { Printed } from './form-row.ts';
import { useTakeFile } from './use-take-file.ts';

const load = () => import('./forms-menu.tsx').then((file) => file.FormsMenu);

/** Downloads documents on a form; the list of forms is fetched on hover or focus of the button. */
export const DownloadForm = ({
  printed,
  ...look
}: {
  printed: Printed;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) => {
  const t = useTranslations('documents.printing');
  const { busy, take } = useTakeFile();
  const { loaded: FormsMenu, button } = useOnDemand(load);
  const trigger = (
    <Button icon={Printer} busy={busy} busyText={t('making')} {...look}>
      {t('take')}
    </Button>
  );
  if (FormsMenu)
    return <FormsMenu trigger={trigger} printed={printed} onTake={(address) => void take(address)} />;
  return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...button });
};
