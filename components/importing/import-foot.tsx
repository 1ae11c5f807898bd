'use client';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button, DisabledReason } from '../ui/button.tsx';

/** The act that brings a file that was looked at, and why it waits. */
export interface ImportAct {
  readonly label: string;
  readonly reason: string | undefined;
  readonly onBring: () => void;
}

/** What may be done with a file that was looked at: another one in its place, or `act`, which says why it waits. */
export const ImportFoot = ({
  act,
  other,
  onOther,
  children,
}: {
  /** None while something must be said of the file first. */
  act: ImportAct | undefined;
  other: string | undefined;
  onOther: () => void;
  /** Other acts, and what is asked before this one. */
  children?: ReactNode;
}) => {
  const t = useTranslations('importing');
  const reasonId = useId();
  return (
    <>
      {act?.reason && (
        <div className="flex basis-full! tablet:justify-end">
          <DisabledReason id={reasonId}>{act.reason}</DisabledReason>
        </div>
      )}
      {children}
      <Button icon={FileUp} onClick={onOther}>
        {other ?? t('other')}
      </Button>
      {act && (
        <Button
          variant="filled"
          disabledReason={act.reason}
          aria-describedby={act.reason ? reasonId : undefined}
          onClick={act.onBring}
        >
          {act.label}
        </Button>
      )}
    </>
  );
};
