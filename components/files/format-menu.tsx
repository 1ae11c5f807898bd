'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { takeFile } from '../rpc/take-file.ts';
import { useAct } from '../rpc/use-act.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

const FORMATS = ['xlsx', 'csv', 'xml'] as const;

/** Takes a table along: as a workbook, as text, or as XML that an accounting system reads. `address` answers by `format`. */
export const FormatMenu = ({ label, address }: { label: string; address: (format: string) => string }) => {
  const t = useTranslations('files.format');
  const { busy, act } = useAct(() => {});
  return (
    <Menu
      trigger={
        <Button icon={Download} busy={busy}>
          {label}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void act(() => takeFile(address(format)))}>
          {t(format)}
        </MenuItem>
      ))}
    </Menu>
  );
};
