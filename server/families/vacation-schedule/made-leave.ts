/** The leave that was made by an entry and stands, as SQL; null where there is none. `entry` is the id of the entry. */
export const leaveMadeBy = (entry: string): string =>
  `(select max(l."id") from "vacation" l join "document" ld on ld."id" = l."id"
    where l."plan_id" = ${entry} and ld."status_id" <> 'declined')`;

/** The reason for which the last try to make it failed, as SQL; null where none has been made, or none has failed. */
export const whyNotMadeBy = (entry: string): string =>
  `(select nullif(x."failure", '') from "document_status" s join "document_effect" x on x."cause_id" = s."id" and x."kind" = 'make'
    where s."registrator_id" = ${entry} order by s."seq" desc limit 1)`;
