import type { Tell } from '../../../lib/documents/effects.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { shortName } from '../../../lib/i18n/person-name.ts';
import type { Row } from '../../db/row.ts';
import { HR_MAILBOX } from '../../notifications/recipients.ts';
import { noticeOf, tell as tellPeople } from '../../notifications/tell.ts';
import { lockMovable } from '../movable.ts';
import { type CarryOut, touchable } from './carrying.ts';
import { familyOfEffect } from './values.ts';

/** Tells the mover, in the answer of the move, or employees or hr, by a message, with a link to a document (OT-18). */
export const tell: CarryOut<Tell> = async (tx, carrying, { about, code, values = {}, to, unless }) => {
  const { cause, made, told } = carrying;
  if (typeof about !== 'number' && !made.has(about.made)) return;
  if (unless !== undefined && made.has(unless)) return;
  const { mover } = cause;
  const id = touchable(carrying, about);
  const { facts, organization_id } = await lockMovable(tx, mover.client_id, id);
  const route = `/${familyOfEffect(facts.object_id).routes.form}/${id}`;
  if (to === 'mover') {
    const { say } = noticeOf(code, route, values);
    const { words } = cause.rules;
    told.push({ code, values, text: say('ru', words), text_eng: say('en', words), route });
    return;
  }
  const [person] = await tx.rows<Row<'employee', 'name' | 'name_eng'>>(
    'select "name", "name_eng" from "employee" where "id" = $1',
    [facts.employee_id],
  );
  const recipients = to === 'hr' ? ([HR_MAILBOX] as const) : to;
  await tellPeople(
    tx,
    mover.client_id,
    recipients.map((recipient) => ({ recipient, organization_id, author_id: mover.user_id ?? undefined })),
    {
      say: (locale, own) =>
        noticeOf(code, route, {
          ...values,
          employee_name: person ? shortName(localised({ ...person }, 'name', locale)) : '',
        }).say(locale, own),
      route,
    },
  );
};
