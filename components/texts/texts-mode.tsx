'use client';
import { Suspense } from 'react';
import { Words } from '../i18n/words.tsx';
import { useVisitor } from '../rpc/profile.ts';
import { EditedTexts } from './edited-texts.tsx';

/** What the mode says: it comes with it. */
const WORDS = ['texts', 'rules.text'];

/** The mode in which an admin changes texts where they are seen. The server keeps no other user's texts. */
export const TextsMode = () => {
  const profile = useVisitor();
  if (!profile?.roles.includes('admin')) return null;
  return (
    <Suspense>
      <Words of={WORDS}>
        <EditedTexts />
      </Words>
    </Suspense>
  );
};
