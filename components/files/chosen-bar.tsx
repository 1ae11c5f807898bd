'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../ui/button.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ListedFile } from './file-row.ts';

/** So many go into one archive at once. */
const MOST = 200;

interface ChosenBarProps {
  /** Those in sight. */
  rows: readonly ListedFile[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** Takes the chosen files along as one archive; what was chosen on other pages stays chosen. */
export const ChosenBar = ({ rows, chosen, onChange }: ChosenBarProps) => {
  const t = useTranslations('files');
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const turn = (on: boolean) =>
    onChange(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const why =
    chosen.size === 0 ? t('choose_first') : chosen.size > MOST ? t('too_many', { max: MOST }) : undefined;
  return (
    <div className="mt-4 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        checked={count > 0 && (count === ids.length || 'mixed')}
        disabled={ids.length === 0}
        onCheckedChange={turn}
      >
        {t('choose_page')}
      </Checkbox>
      <span role="status" className="text-ink-2">
        {chosen.size > 0 && t('chosen', { count: chosen.size })}
      </span>
      {chosen.size > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onChange(new Set())}>
          {t('choose_none')}
        </Button>
      )}
      <span className="ml-auto max-tablet:ml-0">
        {why === undefined ? (
          <a
            href={`/api/files-archive?files=${[...chosen].join(',')}`}
            download
            className={buttonClasses({ variant: 'outlined', size: 'md' })}
          >
            <Icon of={Download} />
            {t('archive')}
          </a>
        ) : (
          <Button icon={Download} disabledReason={why}>
            {t('archive')}
          </Button>
        )}
      </span>
    </div>
  );
};
