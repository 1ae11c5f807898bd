'use client';
import { Download } from 'lucide-react';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useAct } from '../rpc/use-act.ts';
import { Button } from '../ui/button.tsx';
import { type ExportAsked, exportList } from './export-list.ts';

interface ExportButtonProps {
  text: string;
  busyText?: string;
  asked: Omit<ExportAsked, 'locale'>;
}

/** Takes a list along as a sheet. */
export const ExportButton = ({ text, asked, ...busyText }: ExportButtonProps) => {
  const locale = useAppLocale();
  const { busy, act } = useAct(() => undefined);
  return (
    <Button
      icon={Download}
      busy={busy}
      {...busyText}
      onClick={() => void act(() => exportList({ ...asked, locale }))}
    >
      {text}
    </Button>
  );
};
