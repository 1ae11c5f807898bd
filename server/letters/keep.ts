import { type Actor, holds } from '../../lib/access/actor.ts';
import { aliasOfPart, type LetterKind } from '../../lib/letters/letters.data.ts';
import type { LetterTexts } from '../../lib/rpc/letters.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { keepRows } from '../objects/keep-rows.ts';
import { judgeTexts } from './judge.ts';
import { ownTexts } from './list.ts';

/** Keeps what a letter says as texts of the client, all or none. Refuses: access_denied, validation. */
export const keepLetter = async (
  tx: Tx,
  actor: Actor,
  { kind, texts }: { readonly kind: LetterKind; readonly texts: LetterTexts },
): Promise<void> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  judgeTexts(kind, texts);
  const own = new Map((await ownTexts(tx, actor)).map((text) => [text.alias, text]));
  const rows = texts.map(({ part, ...said }) => ({ ...said, alias: aliasOfPart(kind, part) }));
  const isSaid = ({ name, name_eng }: { name: string; name_eng: string }) => name !== '' || name_eng !== '';
  const known = rows.flatMap(({ alias, ...said }) => {
    const row = own.get(alias);
    const same = row && row.name === said.name && row.name_eng === said.name_eng;
    return row && !same ? [{ id: row.id, ...said }] : [];
  });
  await keepRows(tx, actor, 'lan', {
    added: rows.filter((row) => !own.has(row.alias) && isSaid(row)),
    changed: known.filter(isSaid),
    removed: known.filter((row) => !isSaid(row)),
  });
};
