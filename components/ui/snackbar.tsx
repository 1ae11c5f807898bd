'use client';
import { Bell, Check, CircleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { Snack } from './notify.ts';
import { takeSnacks } from './notify.ts';

const SHOWN_MS = 5_000;
const LOOKS = {
  success: { icon: Check, edge: 'border-l-success-mark', ink: 'text-success-ink' },
  info: { icon: Bell, edge: 'border-l-info-mark', ink: 'text-info-ink' },
  error: { icon: CircleAlert, edge: 'border-l-error-mark', ink: 'text-error-ink' },
} as const;

/** Shows what `notify` says: bottom left, five seconds, errors until they are closed. Mounted once by the shell. */
export const SnackbarHost = () => {
  const t = useTranslations('common');
  useEffect(() => takeSnacks(show), []);
  return (
    <Toaster
      position="bottom-left"
      visibleToasts={4}
      containerAriaLabel={t('notifications')}
      offset={{ bottom: 'var(--snackbar-bottom, 24px)', left: '24px' }}
      mobileOffset={{
        bottom: 'var(--snackbar-bottom, calc(var(--tabbar) + 8px))',
        left: '8px',
        right: '8px',
      }}
    />
  );
};

const show = (snack: Snack) => {
  toast.custom((id) => <SnackCard snack={snack} close={() => toast.dismiss(id)} />, {
    duration: snack.shownMs ?? (snack.kind === 'error' ? Number.POSITIVE_INFINITY : SHOWN_MS),
    ...(snack.key ? { id: snack.key } : {}),
  });
};

const SnackCard = ({ snack, close }: { snack: Snack; close: () => void }) => {
  const t = useTranslations('common');
  const look = LOOKS[snack.kind];
  const { action } = snack;
  return (
    <div
      role={snack.kind === 'error' ? 'alert' : undefined}
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 rounded-panel border border-l-4 border-line bg-raised py-2 pr-2 pl-4 font-sans text-base text-ink shadow-dialog tablet:w-100',
        look.edge,
      )}
    >
      <Icon of={look.icon} className={look.ink} />
      <span className="min-w-0 flex-1 wrap-anywhere">{snack.text}</span>
      {action && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            action.onClick();
            if (!action.replaces) close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={t('close')} onClick={close} />
    </div>
  );
};
