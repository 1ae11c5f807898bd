'use client';
import { Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { useView } from '../rpc/use-view.ts';
import { Icon } from '../ui/icon.tsx';
import { Panel, PanelFoot, PanelHead } from '../ui/panel.tsx';
import { MarkedCopy } from './marked-copy.tsx';
import { documentSignaturesAsk, type SignatureRow, verdictNow } from './signature-row.ts';
import { VerdictTag } from './verify/verdict.tsx';

const SignatureSheet = dynamic(() => import('./signature-sheet.tsx').then((file) => file.SignatureSheet), {
  ssr: false,
});

/** What the portal keeps of a signed document, by its address. */
const COPIES = ['archive', 'protocol', 'package578n'] as const;

/** The signers of a document, whether that still holds, and all of it to take along; nothing without signatures. */
export const DocumentSignatures = ({ documentId }: { documentId: number }) => {
  const t = useTranslations('signatures');
  const names = useNames();
  const days = useDays();
  const [open, setOpen] = useState<number>();
  const { object, query } = documentSignaturesAsk(documentId);
  const { data } = useView<SignatureRow>(object, query);
  const rows = data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel aria-labelledby="signatures">
      <PanelHead id="signatures" title={t('title.hr')} />
      <MarkedCopy requestId={rows.at(-1)?.request_id ?? 0} />
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={row.id} className="relative px-5 py-3 hover:bg-hover max-tablet:px-4">
            <button
              type="button"
              onClick={() => setOpen(row.id)}
              className="text-left font-medium after:absolute after:inset-0 hover:underline"
            >
              <bdi>{names.short(row.employee_name, row.employee_name_eng)}</bdi>
            </button>
            <p className="text-sm text-ink-2">
              {t(`type.${row.type}`)} · {days.moment(row.signed_at)}
            </p>
            <VerdictTag verdict={verdictNow(row)} />
          </li>
        ))}
      </ul>
      <PanelFoot>
        <span className="flex items-center gap-1.5">
          <Icon of={Download} size={14} />
          {t('copies.label')}
        </span>
        {COPIES.map((copy) => (
          <a key={copy} href={`/api/signing/${documentId}/${copy}`} download>
            {t(`copies.${copy}`)}
          </a>
        ))}
      </PanelFoot>
      {open !== undefined && <SignatureSheet id={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
};
