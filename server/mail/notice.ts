import { localised } from '../../lib/i18n/localised.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { messageLink } from '../../lib/routes/message-link.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { clientSegment } from './client-segment.ts';
import type { Reader } from './reader.ts';

/** A message as a letter says it, in the reader's language, with the page it leads to; undefined once it is gone. */
export const readNotice = async (
  reader: Reader,
  message_id: number,
): Promise<{ text: string; link: string } | undefined> => {
  const [message] = await db.rows<Row<'message', 'text' | 'text_eng' | 'route'>>(
    `select m."text", m."text_eng", m."route" from "message" m join "app_user" u on u."employee_id"::text = m."recipient_id"
     where m."id" = $1 and u."id" = $2`,
    [message_id, reader.user_id],
  );
  if (!message) return undefined;
  const client = clientSegment(reader);
  const path = messageLink(message.route, client) ?? linkTo('umessages', {}, { client });
  return { text: localised(message, 'text', reader.language), link: readConfig().APP_ORIGIN + path };
};
