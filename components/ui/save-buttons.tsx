import { useTranslations } from 'next-intl';
import { Button } from './button.tsx';

/** The foot of a form in a window: leave it as it was, or save. */
export const SaveButtons = ({ onCancel, busy }: { onCancel: () => void; busy?: boolean }) => {
  const common = useTranslations('common');
  return (
    <div className="flex justify-end gap-2 max-tablet:*:flex-1">
      <Button variant="quiet" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button variant="filled" type="submit" busy={busy}>
        {common('save')}
      </Button>
    </div>
  );
};
