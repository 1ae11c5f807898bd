'use client';
import { TextCursorInput } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { textsEdited } from '../i18n/texts-edited.ts';
import { Button } from '../ui/button.tsx';

/** Turns on the mode in which texts are changed where they are seen. */
export const EditTextsButton = () => {
  const t = useTranslations('shell');
  return (
    <Button icon={TextCursorInput} onClick={textsEdited.start}>
      {t('edit_texts')}
    </Button>
  );
};
