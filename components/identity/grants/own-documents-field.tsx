'use client';
import { useTranslations } from 'next-intl';
import { Checkbox } from '../../ui/checkbox.tsx';

/** Whether documents of the absent person themselves are lent as well: made, sent and recalled in their name. */
export const OwnDocumentsField = ({
  value,
  onChange,
}: {
  value: boolean;
  onChange: (value: boolean) => void;
}) => {
  const t = useTranslations('grants');
  return (
    <Checkbox checked={value} onCheckedChange={onChange}>
      {t('own_documents_lent')}
    </Checkbox>
  );
};
