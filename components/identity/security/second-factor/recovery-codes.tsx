'use client';
import { Copy, Download, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../../rpc/profile.ts';
import { useCopy } from '../../../shell/use-copy.ts';
import { Note } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

/** The codes for the day the phone is lost, with the ways to keep them. On paper they stand alone. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useTranslations('factors');
  const { login } = useProfile();
  const title = t('codes_for', { login });
  const copy = useCopy();
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'employee-gateway-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div data-print-alone className="flex flex-col gap-4">
      <div className="print:hidden">
        <Note tone="warning" title={t('once')}>
          {t('once_text')}
        </Note>
      </div>
      <p className="hidden print:block">{title}</p>
      <ul
        aria-label={t('codes')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-panel border border-line bg-sunken px-5 py-4 text-center font-mono text-[1.0625rem] tabular-nums max-tablet:gap-x-3 max-tablet:px-3"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => copy(codes.join('\n'))}>
          {t('copy')}
        </Button>
        <Button icon={Download} onClick={download}>
          {t('download')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
};
