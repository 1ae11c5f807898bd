import { identityOf } from '../../lib/families/identities.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { messageLink } from '../../lib/routes/message-link.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { familyIn } from '../notifications/wording.ts';
import type { Recounted } from '../outbox/letter.ts';
import { clientSegment } from './client-segment.ts';
import { listed } from './listed.ts';
import type { Reader } from './reader.ts';
import type { Words } from './render.ts';

/**
 * The reader's documents of which a changed calendar counts other days, as one letter in their language: it leads to the
 * only one, or to their messages. A document that is gone or is another person's is left out; undefined when none is left.
 */
export const readCalendarChange = async (
  reader: Reader,
  recounted: readonly Recounted[],
  own: OwnWords | undefined,
): Promise<Words | undefined> => {
  const rows = await db.rows<Row<'document', 'id' | 'object_id' | 'number'>>(
    `select d."id", d."object_id", d."number" from "document" d join "app_user" u on u."employee_id" = d."employee_id"
     where u."id" = $1 and d."id" = any($2::bigint[]) order by d."start_date", d."id"`,
    [reader.user_id, recounted.map(({ id }) => id)],
  );
  const [first] = rows;
  if (!first) return undefined;
  const { language } = reader;
  const daysOf = new Map(recounted.map(({ id, was, becomes }) => [id, { was, becomes }]));
  const lines = rows.map(({ id, object_id, number }) =>
    sentence(
      language,
      'mail.calendar_changed.document',
      { ...familyIn(language, object_id, own), number, ...daysOf.get(id) },
      own,
    ),
  );
  const client = clientSegment(reader);
  const form = `/${identityOf(first.object_id)?.routes.form ?? ''}/${first.id}`;
  const only = rows.length === 1 ? messageLink(form, client) : undefined;
  return {
    text: listed(lines, (count) => sentence(language, 'mail.calendar_changed.rest', { count }, own)),
    link: readConfig().APP_ORIGIN + (only ?? linkTo('umessages', {}, { client })),
    values: { count: rows.length },
  };
};
