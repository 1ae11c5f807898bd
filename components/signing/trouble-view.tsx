'use client';
import { CircleHelp, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SignState } from '../../lib/signing/sign-state.ts';
import type { TroubleCode } from '../../lib/signing/sign-trouble.ts';
import { useDays } from '../calendar/use-days.ts';
import { Note } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Facts } from '../ui/facts.tsx';
import { useOwnKey } from './keys/use-own-key.ts';

/** Nothing went wrong with these: the person waits, or looks again. */
const WARNINGS: ReadonlySet<TroubleCode> = new Set([
  'none_signable',
  'visual_late',
  'status_unwritten',
  'file_late',
  'intent_over',
  'changed',
  'already_signed',
  'refused',
  'certificate_waits',
]);
const ICONS: Partial<Record<TroubleCode, LucideIcon>> = {
  visual_late: Hourglass,
  file_late: Hourglass,
  pin_over: CircleX,
};

/** What stands in the way: what happened, why, what to do about it, and by what support finds it. */
export const TroubleView = ({ state, signedAt }: { state: SignState; signedAt: number | undefined }) => {
  const t = useTranslations('signing.trouble');
  const days = useDays();
  const ownKey = useOwnKey();
  const { trouble, pin_state } = state;
  if (!trouble) return null;
  const { code, cause, request_id } = trouble;
  if (code === 'type_none')
    return (
      <EmptyState icon={CircleHelp} title={t('type_none.title')}>
        {t('type_none.cure')}
      </EmptyState>
    );
  const granted = ownKey.data?.order?.state === 'granted';
  const until = code === 'pin_over' ? pin_state?.locked_until : undefined;
  const icon = ICONS[code];
  return (
    <div className="flex flex-col gap-4">
      <div role="alert">
        <Note
          tone={WARNINGS.has(code) ? 'warning' : 'error'}
          {...(icon ? { icon } : {})}
          title={t(`${code}.title`)}
        >
          <p>{code === 'no_key' && granted ? t('no_key.granted') : t(`${code}.cure`)}</p>
        </Note>
      </div>
      <Facts
        items={[
          ...(cause && cause !== t(`${code}.title`) ? [[t('cause'), cause] as const] : []),
          ...(until ? [[t('until'), days.moment(until)] as const] : []),
          ...(signedAt ? [[t('signed'), days.moment(new Date(signedAt).toISOString())] as const] : []),
          ...(request_id ? [[t('code'), <code key="code">{request_id}</code>] as const] : []),
        ]}
      />
    </div>
  );
};
