import type { Client } from 'pg';
import { request } from '../../../lib/documents/families/request/index.ts';
import { LAYOUTS } from '../../../lib/documents/families/request/layouts.ts';
import { eq } from '../../../lib/filter/filter.ts';
import { readWithin } from '../../../server/documents/read-document.ts';
import { languageOf, readPaperFacts } from '../../../server/families/request/paper-facts.ts';
import { printedForm } from '../../../server/signing/pdf/printed-form.ts';
import { printedFormName } from '../../../server/signing/pdf/printed-form-name.ts';
import type { FileStore } from '../../../server/store/file-store.ts';
import { storeBytes } from '../../../server/store/store-bytes.ts';
import { insertRows, type Row } from '../insert.ts';
import { dbOf } from '../session.ts';
import { moment, type StoredPaper } from './stored-paper.ts';

/** Where a paper has been given. */
const GIVEN: readonly string[] = ['processed', 'confirmed', 'closed'];

/** Business time of the demo, for the days on its papers. */
const ZONE = 'Europe/Moscow';

/** Prints the papers that were given and that the portal has a layout for, as it would have printed them itself. */
export const storeRequestPapers = async (
  client: Client,
  store: FileStore,
  papers: readonly StoredPaper[],
): Promise<void> => {
  const rows: Row[] = [];
  for (const { id, person, creator, moves } of papers) {
    const document = await readWithin(dbOf(client), request, eq('client_id', person.client_id), id);
    const isGiven = document && GIVEN.includes(document.facts.status_id);
    if (!isGiven || !LAYOUTS.includes(String(document.record.request_type_code))) continue;
    const [facts, language] = [await readPaperFacts(dbOf(client), document, ZONE), languageOf(document)];
    rows.push({
      ...(await storeBytes(store, await printedForm(facts, language))),
      original_name: printedFormName(request.object_id, document.number, language),
      client_id: person.client_id,
      content_type: 'application/pdf',
      kind: 'paper',
      server_made: true,
      registrator_id: id,
      document_object_id: request.object_id,
      creator_user_id: creator.user_id,
      create_date: moment(moves.at(-1)?.at ?? 0),
    });
  }
  await insertRows(client, 'file', rows);
};
