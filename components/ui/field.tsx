'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** What a control needs to be tied to its label, hint and error. Spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What to do about it. Takes the place of the hint. */
  error?: ReactNode;
  /** Required is the norm: only the optional is marked. */
  optional?: boolean;
  /** «83 из 256», right of the label. */
  counter?: ReactNode;
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then one line: the hint, or the error in its place. Wired by id. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  counter,
  id,
  className,
  children,
}: FieldProps) => {
  const t = useTranslations('common');
  const own = useId();
  const controlId = id ?? own;
  const lineId = `${controlId}-line`;
  const line = error || hint;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <label htmlFor={controlId} className="font-medium text-ink-2">
          {label}
        </label>
        {optional && <span className="text-ink-3">{t('optional')}</span>}
        {counter && <span className="ml-auto whitespace-nowrap text-ink-3">{counter}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': line ? lineId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {line && <FieldLine id={lineId} error={Boolean(error)} text={line} />}
    </div>
  );
};

const FieldLine = ({ id, error, text }: { id: string; error: boolean; text: ReactNode }) =>
  error ? (
    <p id={id} className="flex gap-1.5 text-sm text-error-ink">
      <Icon of={CircleAlert} size={14} className="mt-0.5" />
      <span>{text}</span>
    </p>
  ) : (
    <p id={id} className="text-sm text-ink-3">
      {text}
    </p>
  );
