'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { tableText } from '../../../lib/users/import-file.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { INVITES, type Invite, type ShownVerdict } from './import-calls.ts';
import { saveText } from './save-text.ts';
import { useVerdictWords } from './use-verdict-words.ts';

const goodOf = (verdicts: readonly ShownVerdict[]): number =>
  verdicts.filter(({ outcome }) => outcome === 'add' || outcome === 'change').length;

const isRefused = ({ outcome }: ShownVerdict): boolean => outcome === 'refused';

/** Why not every line of a file can be written. */
export const reasonAgainst = (
  verdicts: readonly ShownVerdict[],
  t: (key: 'import.nothing' | 'import.only_good') => string,
): string | undefined => {
  if (goodOf(verdicts) === 0) return t('import.nothing');
  return verdicts.some(isRefused) ? t('import.only_good') : undefined;
};

/** What is asked before a file is written, and what else may be done with it. */
export const BesideWrite = ({
  verdicts,
  invite,
  onInvite,
  onGood,
}: {
  verdicts: readonly ShownVerdict[];
  invite: Invite;
  onInvite: (invite: Invite) => void;
  /** Writes the lines alone that are not refused. */
  onGood: () => void;
}) => {
  const t = useTranslations('users.import');
  return (
    <>
      {verdicts.some(({ outcome }) => outcome === 'add') && (
        <div className="basis-full! tablet:flex tablet:justify-end">
          <Field label={t('invite')} className="tablet:w-96">
            {(control) => (
              <Select
                {...control}
                value={invite}
                onValueChange={(value) => onInvite(INVITES.find((each) => each === value) ?? 'later')}
                options={INVITES.map((value) => ({ value, label: t(`invite_${value}`) }))}
              />
            )}
          </Field>
        </div>
      )}
      <ReportButton verdicts={verdicts} />
      {verdicts.some(isRefused) && goodOf(verdicts) > 0 && (
        <Button variant="tonal" onClick={onGood}>
          {t('good')}
        </Button>
      )}
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
