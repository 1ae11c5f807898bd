/** Beyond it a count says no more than "many". */
const UNREAD_MAX = 100;

/**
 * How many messages of others a person has not read in the thread of a document, as SQL: none for a caller without an
 * employee, who could not mark them as read.
 */
export const unreadIn = (document: string, person: string): string =>
  `(select count(*)::int from (
     select 1 from "discussion_message" m
     where m."registrator_id" = ${document} and m."author_id" <> ${person} and m."delete_date" is null
       and m."id" > coalesce((select r."message_id" from "discussion_read" r
         where r."registrator_id" = ${document} and r."employee_id" = ${person}), 0)
     limit ${UNREAD_MAX}) n)`;
