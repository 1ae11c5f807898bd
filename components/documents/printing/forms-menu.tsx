'use client';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../../lib/families/identities.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useNames } from '../../people/use-names.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import type { MenuTrigger } from '../../ui/lazy-menu.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/open-menu.tsx';
import { type FormRow, formsAsk, formsFor, type Printed, reportAddress } from './form-row.ts';

interface FormsMenuProps {
  trigger: MenuTrigger;
  printed: Printed;
  onTake: (address: string) => void;
}

/** The forms documents come out on: each as pages and as the file its template is; without one the portal's own. */
export const FormsMenu = ({ trigger, printed, onTake }: FormsMenuProps) => {
  const t = useTranslations('documents.printing');
  return (
    <Menu defaultOpen label={t('take')} trigger={trigger}>
      <Forms printed={printed} onTake={onTake} />
    </Menu>
  );
};

const Forms = ({ printed, onTake }: Omit<FormsMenuProps, 'trigger'>) => {
  const t = useTranslations('documents.printing');
  const locale = useAppLocale();
  const names = useNames();
  const errorText = useErrorText();
  const { data, error } = useView<FormRow>('template', formsAsk(printed.object_id));
  if (error) return <MenuLabel>{errorText(error)}</MenuLabel>;
  if (!data) return <MenuLabel>{t('loading')}</MenuLabel>;
  const forms = formsFor(data.data, printed);
  if (forms.length === 0 && printed.documents.length > 1)
    return <MenuLabel>{t('none_of_several')}</MenuLabel>;
  // Only documents of a family have a form of the portal's own.
  if (forms.length === 0 && !identityOf(printed.object_id)) return <MenuLabel>{t('none')}</MenuLabel>;
  if (forms.length === 0)
    return (
      <MenuItem
        icon={FileText}
        trailing={<Kind>PDF</Kind>}
        onSelect={() => onTake(reportAddress(printed, locale))}
      >
        {t('own')}
      </MenuItem>
    );
  return forms.flatMap((form) =>
    (['pdf', 'file'] as const).map((as) => (
      <MenuItem
        key={`${form.code} ${as}`}
        icon={as === 'pdf' || form.kind === 'DOCX' ? FileText : FileSpreadsheet}
        trailing={<Kind>{as === 'pdf' ? 'PDF' : form.kind}</Kind>}
        onSelect={() => onTake(reportAddress(printed, locale, { code: form.code, as }))}
      >
        {names.of(form, 'name')}
      </MenuItem>
    )),
  );
};

const Kind = ({ children }: { children: string }) => <span className="text-sm text-ink-3">{children}</span>;
