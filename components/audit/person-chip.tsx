'use client';
import { useTranslations } from 'next-intl';
import { EmployeePicker } from '../people/employee-picker.tsx';
import { Chip } from '../ui/chip.tsx';
import type { Audit } from './use-audit.ts';

/** Whose deeds are shown, or what was done with their account and card. */
export const PersonChip = ({ audit: { choice, choose } }: { audit: Audit }) => {
  const t = useTranslations('audit.person');
  return (
    <>
      <span className="w-60 max-tablet:w-full">
        <EmployeePicker
          aria-label={t('label')}
          value={choice.person?.employee_id ?? null}
          onChange={(id) => choose({ person: [String(id)], stream: [] })}
        />
      </span>
      {choice.person && (
        <Chip
          on={choice.about}
          aria-pressed={choice.about}
          onClick={() => choose({ about: choice.about ? [] : ['1'] })}
        >
          {t('about')}
        </Chip>
      )}
    </>
  );
};
