'use client';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NamedText } from '../named/named-text.tsx';
import { useNamed } from '../named/use-named.ts';
import type { LineFinding } from './use-lines.ts';

interface LineFindingsProps {
  id: string;
  findings: readonly LineFinding[];
  onCure: (column: string, value: string) => void;
}

/** What stands against a line, below it: red what refuses it, amber what is to be seen; an obvious cure is a button. */
export const LineFindings = ({ id, findings, onCure }: LineFindingsProps) => {
  const t = useTranslations('documents.lines');
  const days = useDays();
  const named = useNamed(findings);
  if (findings.length === 0) return null;
  return (
    <ul id={id} className="flex flex-col gap-1.5 text-sm" aria-live="polite">
      {findings.map(({ column, tone, text, cure }) => (
        <li
          key={`${column} ${text}`}
          className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 ${tone === 'error' ? 'text-error-ink' : 'text-warning-ink'}`}
        >
          <span className="flex items-start gap-1.5">
            <Icon
              of={tone === 'error' ? CircleAlert : TriangleAlert}
              size={14}
              className="mt-0.5 flex-none"
            />
            <span>
              <NamedText text={text} named={named} />
            </span>
          </span>
          {cure !== undefined && column !== undefined && (
            <Button size="sm" onClick={() => onCure(column, cure)}>
              {t('cure', { value: isDay(cure) ? days.day(cure) : cure })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
