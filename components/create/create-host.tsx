'use client';
import dynamic from 'next/dynamic';
import { Suspense, useEffect, useState } from 'react';
import { Words } from '../i18n/words.tsx';
import { onOpenCreate } from './open-create.ts';

const CreateWindow = dynamic(() => import('./create-window.tsx').then((file) => file.CreateWindow), {
  ssr: false,
});
/** What the window says: it comes with it. */
const WORDS = ['create'];

/** Holds the one window of what can be created; its code and its words come when it is opened. */
export const CreateHost = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => onOpenCreate(() => setOpen(true)), []);
  if (!open) return null;
  return (
    <Suspense>
      <Words of={WORDS}>
        <CreateWindow onClose={() => setOpen(false)} />
      </Words>
    </Suspense>
  );
};
