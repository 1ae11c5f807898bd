'use client';
import { useTranslations } from 'next-intl';
import { type RowValue, valuesOf } from '../../lib/audit/row-values.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { AuditRow } from './audit-row.ts';
import { useAuditWords } from './use-audit-words.ts';

/** By which value of a row the log is narrowed. */
export const ValueDialog = ({
  row,
  onChoose,
  onClose,
}: {
  row: AuditRow;
  onChoose: (value: RowValue) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('audit');
  const words = useAuditWords();
  const said = (value: RowValue): string => {
    switch (value.kind) {
      case 'person':
        return t('by.person', { name: words.who(row) });
      case 'record':
        return t('by.record', { what: words.subject(row) });
      case 'group':
        return t('by.group', { group: t(`group.${value.group}`) });
      case 'refused':
        return t('by.refused');
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('by.title')} size="sm">
      <ul className="flex flex-col gap-2">
        {valuesOf(row).map((value) => (
          <li key={value.kind}>
            <Button className="w-full justify-start text-left" onClick={() => onChoose(value)}>
              {said(value)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
