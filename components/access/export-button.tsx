'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { takeFile } from '../rpc/take-file.ts';
import { useAct } from '../rpc/use-act.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import type { Asked } from './use-access-address.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** Takes the table along as it is asked for. */
export const ExportButton = ({ asked }: { asked: Asked }) => {
  const t = useTranslations('access');
  const lang = useAppLocale();
  const { busy, act } = useAct(() => {});
  const take = (format: (typeof FORMATS)[number]) => {
    const query = new URLSearchParams({ format, lang });
    const said =
      asked.tab === 'person'
        ? { person: asked.person, with: asked.with }
        : { role: asked.role, object: asked.object };
    for (const [name, value] of Object.entries(said)) if (value !== null) query.set(name, String(value));
    return act(() => takeFile(`/api/access/export?${query}`));
  };
  return (
    <Menu
      label={t('export_as')}
      trigger={
        <Button icon={Download} busy={busy}>
          {t('export')}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void take(format)}>
          {t(`format.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
