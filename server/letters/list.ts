import { type Actor, holds } from '../../lib/access/actor.ts';
import { aliasOfPart, LETTER_KINDS, type LetterKind, partsOfLetter } from '../../lib/letters/letters.data.ts';
import type { LetterList } from '../../lib/rpc/letters.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { type Db, db } from '../db/tx.ts';
import { deliveredTexts } from '../i18n/delivered.ts';

/** Every kind of letter with what it says. Refuses: access_denied. */
export const listLetters = async (actor: Actor, from: Db = db): Promise<LetterList> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const own = new Map((await ownTexts(from, actor)).map((text) => [text.alias, text]));
  return LETTER_KINDS.map((kind) => {
    const parts = partsOf(kind, own);
    const changed = parts.some(
      ({ part, own: said }) => part !== 'greeting' && said.name + said.name_eng !== '',
    );
    return { kind, changed, parts };
  });
};

/** A text of a client about letters. */
export type OwnLetterText = Row<'lan', 'id' | 'alias' | 'name' | 'name_eng'>;

export const ownTexts = (from: Db, { client_id }: Actor): Promise<OwnLetterText[]> =>
  from.rows<OwnLetterText>(
    `select "id", "alias", "name", "name_eng" from "lan" where "client_id" = $1 and "alias" like 'mail.%'`,
    [client_id],
  );

const partsOf = (kind: LetterKind, own: ReadonlyMap<string, OwnLetterText>): LetterList[number]['parts'] =>
  partsOfLetter(kind).map((part) => {
    const alias = aliasOfPart(kind, part);
    return {
      part,
      alias,
      delivered: {
        name: deliveredTexts('ru').get(alias) ?? '',
        name_eng: deliveredTexts('en').get(alias) ?? '',
      },
      own: { name: own.get(alias)?.name ?? '', name_eng: own.get(alias)?.name_eng ?? '' },
    };
  });
