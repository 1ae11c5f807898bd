'use client';
import { CircleHelp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import type { DocumentRow } from '../document-row.ts';

const WhyWindow = dynamic(() => import('./why-window.tsx').then((file) => file.WhyWindow), { ssr: false });
/** What the window says: it comes with it. */
const WORDS = ['why', 'documents.steps', 'documents.holder', 'documents.statuses', 'signing.sign_and'];

/** Asks why a step is not offered: the window with the answer comes when it is asked. */
export const WhyLink = ({ object_id, row }: { object_id: string; row: DocumentRow }) => {
  const t = useTranslations('documents.timeline');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={CircleHelp}
        aria-haspopup="dialog"
        className="mt-3 -ml-2.5"
        onClick={() => setOpen(true)}
      >
        {t('why')}
      </Button>
      {open && (
        <Suspense>
          <Words of={WORDS}>
            <WhyWindow object_id={object_id} row={row} onClose={() => setOpen(false)} />
          </Words>
        </Suspense>
      )}
    </>
  );
};
