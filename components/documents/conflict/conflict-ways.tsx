'use client';
import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button.tsx';
import type { DocumentForm } from '../form/use-document-form.ts';

/** Where the choices stand: the bar of actions leads there. */
export const PLACE = 'conflict';

/** The ways out of a conflict beside a message about it, wherever that stands. */
export const ConflictWays = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.conflict');
  const show = () => {
    const place = document.getElementById(PLACE);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button size="sm" onClick={show}>
        {t('compare')}
      </Button>
      <span className="flex gap-2 max-tablet:hidden">
        <AllWays form={form} />
      </span>
    </>
  );
};

/** One side for every question; uncontested changes stay, whichever side made them. */
export const AllWays = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.conflict');
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => form.settle(() => 'theirs')}>
        {t('all_theirs')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => form.settle(() => 'mine')}>
        {t('all_mine')}
      </Button>
    </>
  );
};
