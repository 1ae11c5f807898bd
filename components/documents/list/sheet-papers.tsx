'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useView } from '../../rpc/use-view.ts';
import { documentSignaturesAsk, type SignatureRow } from '../../signatures/signature-row.ts';
import type { DocumentRow } from '../document-row.ts';
import { useDocumentFiles } from '../form/use-document-files.ts';

/** What a decision rests on besides the facts: the files of a document, and who has signed it. */
export const SheetPapers = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.sheet');
  const { rows: files } = useDocumentFiles(row.object_id, row.files_count > 0 ? row.id : null);
  return (
    <>
      {files.length > 0 && (
        <section className="mt-4" aria-labelledby="sheet-files">
          <h3 id="sheet-files" className="text-base font-medium">
            {t('files')}
          </h3>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <a
                  href={`/api/files/${file.name}`}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-12 items-center wrap-anywhere"
                >
                  {file.original_name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Signatures row={row} />
    </>
  );
};

const Signatures = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.sheet');
  const types = useTranslations('signatures.type');
  const names = useNames();
  const days = useDays();
  const { object, query } = documentSignaturesAsk(row.id);
  const { data } = useView<SignatureRow>(object, query);
  if (!data || data.data.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="sheet-signatures">
      <h3 id="sheet-signatures" className="text-base font-medium">
        {t('signatures')}
      </h3>
      <ul>
        {data.data.map((each) => (
          <li key={each.id} className="py-1">
            <bdi>{names.short(each.employee_name, each.employee_name_eng)}</bdi>
            <span className="block text-sm text-ink-2">
              {types(each.type)} · {days.moment(each.signed_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
