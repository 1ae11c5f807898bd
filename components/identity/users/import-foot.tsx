'use client';
import { Download, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { tableText } from '../../../lib/users/import-file.ts';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { INVITES, type Invite, type ShownVerdict } from './import-calls.ts';
import { saveText } from './save-text.ts';
import { useVerdictWords } from './use-verdict-words.ts';

/** What may be done with a file that was looked at. */
export const PreviewFoot = ({
  verdicts,
  onOther,
  onWrite,
}: {
  verdicts: readonly ShownVerdict[];
  onOther: () => void;
  onWrite: (mode: 'all' | 'good', invite: Invite) => void;
}) => {
  const t = useTranslations('users.import');
  const reasonId = useId();
  const [invite, setInvite] = useState<Invite>('later');
  const opens = verdicts.some(({ outcome }) => outcome === 'add');
  const good = verdicts.filter(({ outcome }) => outcome === 'add' || outcome === 'change').length;
  const refused = verdicts.some(({ outcome }) => outcome === 'refused');
  const reason = good === 0 ? t('nothing') : refused ? t('only_good') : undefined;
  return (
    <>
      {reason && (
        <div className="flex basis-full! tablet:justify-end">
          <DisabledReason id={reasonId}>{reason}</DisabledReason>
        </div>
      )}
      {opens && (
        <div className="basis-full! tablet:flex tablet:justify-end">
          <Field label={t('invite')} className="tablet:w-96">
            {(control) => (
              <Select
                {...control}
                value={invite}
                onValueChange={(value) => setInvite(INVITES.find((each) => each === value) ?? 'later')}
                options={INVITES.map((value) => ({ value, label: t(`invite_${value}`) }))}
              />
            )}
          </Field>
        </div>
      )}
      <ReportButton verdicts={verdicts} />
      <Button icon={FileUp} onClick={onOther}>
        {t('other')}
      </Button>
      {refused && good > 0 && (
        <Button variant="tonal" onClick={() => onWrite('good', invite)}>
          {t('good')}
        </Button>
      )}
      <Button
        variant="filled"
        disabledReason={reason}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => onWrite('all', invite)}
      >
        {t('all')}
      </Button>
    </>
  );
};

/** Keeps what becomes of every line as a file. */
export const ReportButton = ({ verdicts }: { verdicts: readonly ShownVerdict[] }) => {
  const t = useTranslations('users.import');
  const words = useVerdictWords();
  return (
    <Button icon={Download} onClick={() => saveText(tableText(words.table(verdicts)), t('result_name'))}>
      {t('result_file')}
    </Button>
  );
};
