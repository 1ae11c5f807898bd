'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useProfile } from '../../rpc/profile.ts';
import { tellTrouble } from '../../rpc/troubles.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { sendPhoto } from './photo-request.ts';
import { useTellNotKept } from './use-tell-not-kept.ts';

/** The person's picture, and the way to another one or to none. */
export const PhotoControl = ({ name }: { name: string }) => {
  const t = useTranslations('profile');
  const router = useRouter();
  const tellNotKept = useTellNotKept();
  const profile = useProfile();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File | null) => {
    setBusy(true);
    try {
      await sendPhoto(file);
      notify.success(t(file ? 'photo.kept' : 'photo.removed'));
      router.refresh();
    } catch (error) {
      tellTrouble('photo');
      tellNotKept(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-none flex-col items-center gap-2">
      <PersonAvatar name={name} employee_id={profile.employee_id} seed={profile.id} size={64} />
      {profile.employee_id !== null && profile.grant_id === null && (
        <div className="flex flex-wrap justify-center gap-2">
          <input
            ref={picker}
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            tabIndex={-1}
            aria-label={t('photo.file')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void send(file);
            }}
          />
          <Button size="sm" busy={busy} onClick={() => picker.current?.click()}>
            {t(profile.photo_name ? 'photo.change' : 'photo.choose')}
          </Button>
          {profile.photo_name && (
            <Button size="sm" variant="quiet" disabled={busy} onClick={() => void send(null)}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
