'use client';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Switch } from '../ui/switch.tsx';
import { keysAreOn, switchKeys } from './key-preference.ts';

/** Single letters as commands disturb those who dictate or shake: they can be switched off. */
export const KeysSwitch = () => {
  const t = useTranslations('shell');
  const stored = useSyncExternalStore(never, keysAreOn, () => true);
  const [chosen, setChosen] = useState<boolean>();
  const change = (on: boolean) => {
    switchKeys(on);
    setChosen(on);
  };
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <p id="keys-switch" className="text-sm font-medium text-ink-2">
          {t('single_keys')}
        </p>
        <p id="keys-switch-hint" className="text-sm text-ink-3">
          {t('single_keys_hint')}
        </p>
      </div>
      <Switch
        aria-labelledby="keys-switch"
        aria-describedby="keys-switch-hint"
        checked={chosen ?? stored}
        onCheckedChange={change}
      />
    </div>
  );
};

const never = () => () => undefined;
