/** Longest message of a thread, in characters. */
export const MESSAGE_LENGTH = 4_000;

/** So long a message may be edited by its author, and files be added to it. */
export const EDIT_MINUTES = 15;

/** What an account may say a minute. */
export const MESSAGES_A_MINUTE = 30;

/** A message as its author's rights ask about it; moments in milliseconds. */
interface OwnMessage {
  readonly created: number;
  readonly isDeleted: boolean;
}

/** Whether its author may still change a message at a moment. */
export const isEditable = ({ created, isDeleted }: OwnMessage, now: number): boolean =>
  !isDeleted && now - created < EDIT_MINUTES * 60_000;
