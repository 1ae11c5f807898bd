import { type Actor, holds } from '../../../lib/access/actor.ts';
import { request as family } from '../../../lib/documents/families/request/index.ts';
import { LAYOUTS } from '../../../lib/documents/families/request/layouts.ts';
import type { requestMethods } from '../../../lib/documents/families/request/methods.ts';
import { missingFor } from '../../../lib/documents/families/request/print.ts';
import type { PaperBlock, PaperInput, PaperPreview } from '../../../lib/documents/families/request/rpc.ts';
import type { Block, Say } from '../../../lib/print/block.ts';
import { printedFormBlocks } from '../../../lib/signing/print/printed-form.ts';
import { refusal } from '../../call/call-error.ts';
import type { Handlers } from '../../call/handler.ts';
import { readConfig } from '../../config.ts';
import { db, type Tx } from '../../db/tx.ts';
import { lockDocument, readWithin } from '../../documents/read-document.ts';
import { sentence } from '../../i18n/sentence.ts';
import { intendWork } from '../../outbox/intend.ts';
import { REQUEST_PAPER } from './make-paper.ts';
import { languageOf, readPaperFacts } from './paper-facts.ts';

/** What the calls of requests lead to. */
export const handlers = {
  'request.preview': (input, { actor }) => previewPaper(actor, input),
  'request.prepare': (input, { tx, actor }) => preparePaper(tx, actor, input),
} satisfies Handlers<typeof requestMethods>;

/** What of a sentence is read off the card; the rest every such paper says. */
const OF_THE_CARD: ReadonlySet<string> = new Set([
  'name',
  'organization',
  'position',
  'department',
  'hire_date',
  'leaves',
]);

/** Signs that no text has: they enclose what was read off the card. */
const [BEGIN, END] = ['\u{E000}', '\u{E001}'];

/** The paper of a request as it would be given, for readers of its file. Refuses not_found. */
const previewPaper = async (actor: Actor, { id }: PaperInput): Promise<PaperPreview> => {
  const document = await readWithin(db, family, family.filesScope(actor), id);
  if (!document) throw refusal('not_found');
  const language = languageOf(document);
  const code = String(document.record.request_type_code);
  if (!LAYOUTS.includes(code)) return { data: { language, missing: [], blocks: [] } };
  const facts = await readPaperFacts(db, document, readConfig().BUSINESS_TZ, issuerOf(actor));
  const missing = missingFor(code, facts);
  const say: Say = (key, values) => sentence(language, key, marked(values, missing));
  const blocks = printedFormBlocks(family, facts, say, language);
  return { data: { language, missing: [...missing], blocks: blocks.flatMap(shown) } };
};

/** hr sees the paper as it is once they have had it issued. */
const issuerOf = (actor: Actor): number | null => (holds(actor, 'hr') ? actor.real_employee_id : null);

type Values = Parameters<Say>[1];

const marked = (values: Values, missing: readonly string[]): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      missing.includes(name)
        ? [name, `${BEGIN}?${name}${END}`]
        : [name, OF_THE_CARD.has(name) && value !== '' ? `${BEGIN}=${value}${END}` : value],
    ),
  );

const shown = (block: Block): PaperBlock[] => {
  if (block.kind === 'ending') return [{ style: 'fine', pieces: piecesOf(`${block.date}   ${block.place}`) }];
  if (block.kind === 'table')
    return block.rows.map(({ cells }) => ({
      style: 'text',
      pieces: piecesOf(cells.map(({ text }) => text).join('   ')),
    }));
  if (block.kind !== 'paragraph' || block.text === '') return [];
  return [{ style: block.heading ? 'title' : 'text', pieces: piecesOf(block.text) }];
};

const piecesOf = (text: string): PaperBlock['pieces'] =>
  text
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`, 'u'))
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(BEGIN)) return { kind: 'said', text: part };
      const inside = part.slice(BEGIN.length + 1, -END.length);
      return { kind: part.startsWith(`${BEGIN}?`) ? 'missing' : 'card', text: inside };
    });

/** Where the portal may still assemble the paper. */
const OPEN: readonly string[] = ['prepared', 'accepted'];

/**
 * Has the portal assemble the paper of a request: hr what it has a layout for, its person what the portal makes by
 * itself and did not make in time. hr who has it issued is named on it. Refuses not_found, and status_mismatch for what
 * is made by hand, was made or was given.
 */
const preparePaper = async (tx: Tx, actor: Actor, { id }: PaperInput) => {
  await lockDocument(tx, id);
  const document = await readWithin(tx, family, family.filesScope(actor), id);
  if (!document) throw refusal('not_found');
  const { made_by, request_type_code, stage } = document.record;
  const isMade = LAYOUTS.includes(String(request_type_code)) && (made_by === 'portal' || holds(actor, 'hr'));
  if (!isMade || stage === 'done' || !OPEN.includes(document.facts.status_id))
    throw refusal('status_mismatch');
  if (holds(actor, 'hr'))
    await tx.rows('update "request" set "issuer_id" = $2 where "id" = $1', [id, actor.real_employee_id]);
  await intendWork(tx, actor.client_id, REQUEST_PAPER, id);
  return { data: { id } };
};
